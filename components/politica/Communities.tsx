import { Columns } from "@/components/lists/Columns";
import { Rows } from "@/components/lists/Rows";
import type { CommunityNews } from "@/paper/territory";
import type { RegionalNews as News } from "@/schema/politica";
import { RegionalNews } from "./RegionalNews";
import { Territory } from "./Territory";

type Props = { news: News[] };

/** So many are about as high as the rail; the others, and the map, have the page's width. */
const BESIDE_RAIL = 4;

/** The news of the communities that stand beside the rail, the first as their lead. */
export const FirstCommunities = ({ news }: Props) => (
  <Rows filling>
    {news.slice(0, BESIDE_RAIL).map((one, index) => (
      <RegionalNews key={one.id} news={one} room="wide" lead={index === 0} />
    ))}
  </Rows>
);

/** The other news of the communities, and the map of all that the edition tells of them. */
export const MoreCommunities = ({ news, told }: Props & { told: CommunityNews[] }) => (
  <div className="parts">
    {news.length > BESIDE_RAIL && (
      <div className="border-t border-rule pt-(--half)">
        <Columns most={3}>
          {news.slice(BESIDE_RAIL).map((one) => (
            <RegionalNews key={one.id} news={one} room="half" />
          ))}
        </Columns>
      </div>
    )}
    <Territory news={told} />
  </div>
);
