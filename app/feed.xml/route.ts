import { edition } from "@/data/edition";
import { opinionPieces, stories } from "@/paper/front";
import { newsFeed } from "@/lib/feed";

export const dynamic = "force-static";

/** The newest stories of all sections, for feed readers. */
export function GET(): Response {
  return new Response(newsFeed([...stories, ...opinionPieces], edition.close), {
    headers: { "Content-Type": "application/rss+xml; charset=utf-8" },
  });
}
