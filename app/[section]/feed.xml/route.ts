import { edition } from "@/data/edition";
import { opinionPieces, stories } from "@/paper/front";
import { sectionPages } from "@/paper/pages";
import { sections } from "@/schema/sections/sections";
import { newsFeed } from "@/lib/feed";
import { site } from "@/lib/site";

export const dynamic = "force-static";
export const dynamicParams = false;

/** A feed for each section, under its route. */
export const generateStaticParams = () => sections.map(({ route }) => ({ section: route.slice(1) }));

/** The newest stories of one section, for feed readers. */
export async function GET(_: Request, { params }: { params: Promise<{ section: string }> }): Promise<Response> {
  const wanted = (await params).section;
  const section = sections.find(({ route }) => route === `/${wanted}`);
  if (!section) return new Response(null, { status: 404 });
  const { key, name, route } = section;
  const own = [...stories, ...opinionPieces].filter((story) => story.section === key);
  const channel = { title: `${site.name}: ${name}`, route, description: sectionPages[key].intro };
  return new Response(newsFeed(own, edition.close, channel), {
    headers: { "Content-Type": "application/rss+xml; charset=utf-8" },
  });
}
