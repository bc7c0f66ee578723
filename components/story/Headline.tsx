import { linkTo } from "@/lib/address";
import { href } from "@/lib/paths";
import { typeset } from "@/lib/typeset";

const sizes = {
  xs: "text-base leading-snug font-semibold",
  sm: "text-lg leading-snug",
  md: "text-xl",
  lg: "text-2xl",
  xl: "text-3xl",
  "2xl": "text-4xl",
  "3xl": "text-5xl",
  /** For callers whose size changes with the width of the page. */
  inherit: "",
} as const;

export type HeadlineSize = keyof typeof sizes;

type Props = {
  children: string;
  size?: HeadlineSize;
  /** The heading's level in the page's outline. */
  level?: 2 | 3 | 4;
  /** Where the story stands, from a page that is not its own. */
  to?: `/${string}` | undefined;
  /** The story's own page, which goes before. */
  url?: string | undefined;
  className?: string;
};

/** A headline, and the way to its story from the pages that announce it. */
export function Headline({ children, size = "md", level = 3, to, url, className = "" }: Props) {
  const Heading = `h${level}` as const;
  const link = url ? linkTo(url) : to && { href: href(to) };
  return (
    <Heading className={`${sizes[size]} ${className}`}>
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
