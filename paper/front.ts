import { companyAnchor } from "@/lib/anchors";
import type { Market, Related } from "@/schema/home";
import type { OpinionPiece, Story } from "@/schema/story";
import { definitions, type PageKey, type Pages, type SectionKey } from "@/schema/sections";
import type { Paper } from "./read";
import { follow, ofKinds } from "./records";

/** A record, the section whose page prints it, and its address there. */
export type Placed<Kind> = Kind & { section: SectionKey; href: `/${string}` };

/** A record with an anchor, at its place. @throws Error for one of the front itself, which has none */
export function placed<Kind extends { id: string }>({ page, record }: { page: PageKey; record: Kind }): Placed<Kind> {
  if (page === "home") throw new Error(`«${record.id}» no está en la página de ninguna sección`);
  return { ...record, section: page, href: `${definitions[page].route}#${record.id}` };
}

/** What the list of the most read takes from a story or a column. */
type Read = Pick<Story, "id" | "title" | "url" | "views">;

/** Every story of the sections, opinion apart, in the pages' order. */
export const storiesOf = ({ records }: Paper): Placed<Story>[] =>
  ofKinds(records, "story", "sportStory").map((found) => placed<Story>(found));

/** Every opinion piece, in the page's order. */
export const opinionPiecesOf = ({ records }: Paper): Placed<OpinionPiece>[] =>
  ofKinds(records, "opinion").map((found) => placed<OpinionPiece>(found));

/** Every figure that a line of markets may show. */
const marketsOf = ({ indices, indicators, quick }: Pages["economia"]): Market[] => [
  ...indices.map((record) => ({ ...record, kind: "index" as const })),
  ...indicators.map((record) => ({ ...record, kind: "indicator" as const })),
  ...quick.map((record) => ({ ...record, kind: "quick" as const })),
];

/** A line below the lead with what it names in its place. @throws Error if it names nothing, which its schema rules out */
function relatedOf(
  { label, company, videoTitle, story }: Pages["home"]["related"][number],
  { records }: Paper,
): Related {
  if (company !== undefined) {
    const { record } = follow(records, "company", company);
    return { label, company: record, href: `${definitions.economia.route}#${companyAnchor(company)}` };
  }
  if (videoTitle !== undefined)
    return { label, video: follow(records, "video", videoTitle).record, href: "/#multimedia" };
  if (story === undefined) throw new Error(`related: «${label}» no nombra nada`);
  const { title, url, href } = placed<Story>(follow(records, "story", story));
  return { label, story: { title, url }, href };
}

/** The front page with the records it names in the places of their ids. */
export type FrontPage = ReturnType<typeof frontPage>;

/** Makes it of the paper. */
export function frontPage(paper: Paper) {
  const { home, economia, politica } = paper.pages;
  const { records } = paper;
  const story = (id: string): Placed<Story> => placed<Story>(follow(records, "story", id));
  const piece = (id: string) => placed(follow(records, "opinion", id));
  const markets = marketsOf(economia);
  return {
    ...home,
    /** With the newspaper's name before it, which stands in its own file alone. */
    title: `${paper.newspaper.name}: ${home.title}`,
    lead: story(home.lead),
    related: home.related.map((line) => relatedOf(line, paper)),
    markets: home.markets.flatMap((wanted) => markets.filter(({ name }) => name === wanted)),
    /** The seats of the national chamber, of which a story's count is drawn. */
    chamber: politica.chamber?.seats,
    side: home.side.map(story),
    latest: home.latest.map(story),
    /** Title and views are the story's own, the rank is its place in the list. */
    mostRead: home.mostRead.map((id, at) => ({ ...placed<Read>(follow(records, "read", id)), rank: at + 1 })),
    opinionTeaser: home.opinionTeaser === undefined ? undefined : piece(home.opinionTeaser),
    featuredOpinions: home.featuredOpinions.map(piece),
    sports: home.sports && {
      ...home.sports,
      main: story(home.sports.main),
      items: home.sports.items.map((id) => placed(follow(records, "sportItem", id))),
    },
  };
}
