import { Block } from "@/components/Block";
import { Columns } from "@/components/lists/Columns";
import { Rows } from "@/components/lists/Rows";
import { Story } from "@/components/story/Story";
import type { Story as Record } from "@/schema/story";

type Props = { stories: Record[]; first: boolean };

/** The news in full: one that leads, its picture awaited if it is the page's first, the others in columns under it. */
export const EconomyNews = ({ stories: [lead, ...others], first }: Props) => (
  <Block id="noticias" title="Noticias de economía">
    <Rows>
      {lead && <Story story={lead} form="lead" weight={3} room="late" priority={first} />}
      {others.length > 0 && (
        <Columns most={3}>
          {others.map((story) => (
            <Story key={story.id} story={story} form="stack" weight={5} room="tile" />
          ))}
        </Columns>
      )}
    </Rows>
  </Block>
);
