import { newsFeed } from "@/paper/feed";
import { opinionPiecesOf, storiesOf } from "@/paper/front";
import { paper } from "@/paper/paper";
import { searchImage } from "../bitmaps";

export const dynamic = "force-static";

/** The newest stories of all sections, for feed readers. */
export function GET(): Response {
  return new Response(newsFeed([...storiesOf(paper), ...opinionPiecesOf(paper)], paper.edition.close, searchImage), {
    headers: { "Content-Type": "application/rss+xml; charset=utf-8" },
  });
}
