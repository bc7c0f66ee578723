import { linkTo } from "@/lib/links";
import { href } from "@/lib/paths";
import { isLong } from "@/lib/title-step";
import { typeset } from "@/lib/typeset";
import { site } from "@/paper/site";

/** How much a story weighs: 1 opens the front, 6 is a line of a list. */
export type Weight = 1 | 2 | 3 | 4 | 5 | 6;

/** Each weight's class, one step less for what is long: no headline fills the screen. */
const sizes = {
  1: { short: "headline-1", long: "headline-2" },
  2: { short: "headline-2", long: "headline-3" },
  3: { short: "headline-3", long: "headline-4" },
  4: { short: "headline-4", long: "headline-5" },
  5: { short: "headline-5", long: "headline-6" },
  6: { short: "headline-6", long: "headline-6" },
} as const satisfies Record<Weight, { short: string; long: string }>;

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

/** A headline in the voice of where it stands (headline.css), and the way to its story from the pages that announce it. */
export function Headline({ children, weight, level = 3, to, url }: Props) {
  const Heading = `h${level}` as const;
  const link = url ? linkTo(url, site.url) : to && { href: href(to) };
  const { short, long } = sizes[weight];
  return (
    <Heading className={`headline ${isLong(children) ? long : short}`}>
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
