import { CommunityMark } from "@/components/story/CommunityMark";
import { Headline } from "@/components/story/Headline";
import { TimeText } from "@/components/text/TimeText";
import type { CommunityNews } from "@/paper/territory";
import type { Imprint } from "@/schema/imprint";
import type { RegionalNews as News } from "@/schema/politica";
import { TabStory } from "./TabStory";
import { Territory } from "./Territory";

/** News of a community: the first leads, the others follow, each beside its own colour. */
function Regional({ news, leads, imprint }: { news: News; leads: boolean; imprint: Imprint }) {
  const { community, time, title, excerpt } = news;
  return (
    <TabStory
      story={news}
      place={leads ? "beside" : "row"}
      title={
        <>
          <p className="flex flex-wrap items-baseline gap-x-2.5">
            <span className="kicker">
              <CommunityMark of={community} named />
              {community}
            </span>{" "}
            <TimeText value={time} className="text-xs text-muted" imprint={imprint} />
          </p>
          <Headline size={leads ? "xl" : "md"} className="mt-1" imprint={imprint}>
            {title}
          </Headline>
        </>
      }
    >
      <p className={`text-muted ${leads ? "mt-3 text-base" : "mt-1.5 text-sm"}`}>{excerpt}</p>
    </TabStory>
  );
}

type Props = { news: News[]; territory: CommunityNews[]; imprint: Imprint };

/** News of the communities: one leads, the map of what the whole edition tells of them, the others. */
export function RegionalNews({ news, territory, imprint }: Props) {
  const [first, ...others] = news.map((one, index) => (
    <Regional key={one.id} news={one} leads={index === 0} imprint={imprint} />
  ));
  return (
    <>
      {first}
      <Territory news={territory} imprint={imprint} />
      {others}
    </>
  );
}
