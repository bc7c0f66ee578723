import { Fragment, type ReactNode } from "react";
import { inRows } from "@/components/rows";
import { CommunityMark } from "@/components/story/CommunityMark";
import { Headline } from "@/components/story/Headline";
import { TimeText } from "@/components/text/TimeText";
import type { RegionalNews as News } from "@/schema/politica";
import { TabStory } from "./TabStory";

type Props = { news: News[]; map?: ReactNode };

/** News of the communities, each beside its own colour: one leads, then the map, and others follow; without a map, abreast on wide pages. */
export function RegionalNews({ news, map }: Props) {
  return inRows(news, { lg: 4 }).map(({ item: one, span }, index) => (
    <Fragment key={one.id}>
      {index === 1 && map}
      <TabStory
        story={one}
        place={!map ? "column" : index === 0 ? "beside" : "row"}
        className={map ? "" : span}
        title={
          <>
            <p className="kicker">
              <CommunityMark of={one.community} colour={one.colour} named className="-my-1 mr-1.5 inline-block" />
              {one.community}
            </p>
            <Headline weight={map && index === 0 ? 3 : 5}>{one.title}</Headline>
          </>
        }
      >
        <p className={`text-muted ${map && index === 0 ? "mt-3 text-body" : "mt-1.5 text-small"}`}>{one.excerpt}</p>
        <TimeText value={one.time} className="block pt-2 text-meta text-muted" />
      </TabStory>
    </Fragment>
  ));
}
