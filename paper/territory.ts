import { communities } from "@/lib/communities";
import { placed } from "./front";
import type { Paper } from "./read";
import { ofKinds } from "./records";

/** What the edition tells of each community that it tells of: first the news of Política's own page, then the newest. */
export function newsByCommunity({ records, sections }: Paper) {
  const newest = ofKinds(records, "story", "sportStory", "opinion").toSorted(
    (one, other) => Date.parse(other.record.time) - Date.parse(one.record.time),
  );
  const told = [...ofKinds(records, "regional"), ...newest].flatMap(({ page, record }) => {
    const section = sections.find(({ key }) => key === page);
    return section ? [{ url: undefined, ...placed({ page, record }), name: section.name, poster: section.poster }] : [];
  });
  return communities.flatMap(({ name: community }) => {
    const [first, ...others] = told.filter((story) => story.community === community);
    return first ? [{ community, first, titles: [first, ...others].map(({ title }) => title) }] : [];
  });
}
export type CommunityNews = ReturnType<typeof newsByCommunity>[number];
