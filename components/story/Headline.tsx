import { linkTo } from "@/lib/links";
import { href } from "@/lib/paths";
import { isLong } from "@/lib/title-step";
import { typeset } from "@/lib/typeset";
import { site } from "@/paper/site";

/** How much a story weighs: 1 opens the front, 6 is a line of a list. */
export type Weight = 1 | 2 | 3 | 4 | 5 | 6;

/** Each weight's size; in a box narrower than 20 rem it takes one step less. */
export const sizes = {
  1: "display text-headline-1 @max-xs/story:text-headline-2",
  2: "display text-headline-2 @max-xs/story:text-headline-3",
  3: "display text-headline-3 @max-xs/story:text-headline-4",
  4: "text-headline-4 @max-xs/story:text-headline-5",
  5: "text-headline-5 @max-xs/story:text-headline-6",
  6: "text-headline-6",
} as const satisfies Record<Weight, string>;

/** More letters than this are five lines on a phone: what opens a page takes that step there. */
const FOUR_LINES = 60;
const opening = "display text-headline-1 @max-sm/story:text-headline-2";

/** What is long takes one step less as well: no headline fills the screen. */
const below = { 1: 2, 2: 3, 3: 4, 4: 5, 5: 6, 6: 6 } as const satisfies Record<Weight, Weight>;

type Props = {
  children: string;
  weight: Weight;
  /** The heading's level in the page's outline. */
  level?: 2 | 3 | 4 | undefined;
  /** Where the story stands, from a page that is not its own. */
  to?: `/${string}` | undefined;
  /** The story's own page, which goes before. */
  url?: string | undefined;
};

function sizeOf(headline: string, weight: Weight): string {
  if (isLong(headline)) return sizes[below[weight]];
  return weight === 1 && headline.length > FOUR_LINES ? opening : sizes[weight];
}

/** A headline in the voice of where it stands (headline.css), and the way to its story from the pages that announce it. */
export function Headline({ children, weight, level = 3, to, url }: Props) {
  const Heading = `h${level}` as const;
  const link = url ? linkTo(url, site.url) : to && { href: href(to) };
  return (
    <Heading className={`headline ${sizeOf(children, weight)}`}>
      {link ? (
        <a {...link} className="headline-link">
          {typeset(children)}
        </a>
      ) : (
        typeset(children)
      )}
    </Heading>
  );
}
