import { communities, type CommunityName } from "@/lib/communities";
import type { Section } from "@/schema/sections";
import { placed, type Placed } from "./front";
import type { Paper } from "./read";
import { ofKinds } from "./records";

/** A story that says where it happens, with the section that prints it. */
type Told = Placed<{ id: string; title: string; url?: string | undefined; place?: string | undefined }> &
  Pick<Section, "name" | "poster">;

/** What the edition tells of a community. */
export type CommunityNews = { community: CommunityName; first: Told; others: Told[] };

/** What the edition tells of each community: first the news of Política's own page, then the newest. */
export function newsByCommunity({ records, sections }: Paper): CommunityNews[] {
  const newest = ofKinds(records, "story", "sportStory").toSorted((one, other) =>
    other.record.time.localeCompare(one.record.time),
  );
  return communities.flatMap(({ name: community }) => {
    const [first, ...others] = [...ofKinds(records, "regional"), ...newest]
      .filter(({ record }) => record.community === community)
      .flatMap(({ page, record }) =>
        sections
          .filter(({ key }) => key === page)
          .map(({ name, poster }) => ({ ...placed({ page, record }), name, poster })),
      );
    return first ? [{ community, first, others }] : [];
  });
}
