import { companyAnchor } from "@/lib/anchor";
import type { Home, Related } from "../schema/home";
import type { Story } from "../schema/story";
import { definitions } from "../schema/sections/sections";
import { named, videosOf, type NamingPages } from "./names";

type Line = Home["related"][number];
type Address = `/${string}`;

/** Follows what a line names to its record. @throws Error if it names nothing, which its schema rules out */
export function relatedOf(
  { label, company, videoTitle, story }: Line,
  { home, economia }: NamingPages,
  storyOf: (id: string) => Story & { href: Address },
): Related {
  if (company !== undefined)
    return {
      label,
      company: named(economia.companies, "name", company),
      href: `${definitions.economia.route}#${companyAnchor(company)}`,
    };
  if (videoTitle !== undefined)
    return { label, video: named(videosOf(home), "title", videoTitle), href: "/#multimedia" };
  if (story === undefined) throw new Error(`data/home.ts: related: «${label}» no nombra nada`);
  const { title, url, href } = storyOf(story);
  return { label, story: { title, url }, href };
}
