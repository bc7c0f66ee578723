import { newsFeed } from "@/paper/feed";
import { opinionPiecesOf, storiesOf } from "@/paper/front";
import { paper } from "@/paper/paper";
import { site } from "@/paper/site";
import { searchImage } from "../../bitmaps";

const { edition, pages, sections } = paper;

export const dynamic = "force-static";
export const dynamicParams = false;

/** A feed for each section, under its route. */
export const generateStaticParams = () => sections.map(({ route }) => ({ page: route.slice(1) }));

/** The newest stories of one section, for feed readers. */
export async function GET(_: Request, { params }: { params: Promise<{ page: string }> }): Promise<Response> {
  const wanted = (await params).page;
  const section = sections.find(({ route }) => route === `/${wanted}`);
  if (!section) return new Response(null, { status: 404 });
  const { key, name, route } = section;
  const own = [...storiesOf(paper), ...opinionPiecesOf(paper)].filter((story) => story.section === key);
  const channel = { title: `${site.name}: ${name}`, route, description: pages[key].intro };
  return new Response(newsFeed(own, edition.close, searchImage, channel), {
    headers: { "Content-Type": "application/rss+xml; charset=utf-8" },
  });
}
