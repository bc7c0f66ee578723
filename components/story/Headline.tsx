import { linkTo } from "@/lib/links";
import { href } from "@/lib/paths";
import { typeset } from "@/lib/typeset";
import { site } from "@/paper/site";

const sizes = {
  xs: "text-lg leading-tight",
  md: "text-xl",
  lg: "text-2xl",
  xl: "text-3xl",
  "2xl": "text-4xl",
  /* Two steps, by the width of the page. */
  row: "text-xl sm:text-2xl",
  column: "text-xl lg:text-2xl",
  spine: "text-xl xl:text-2xl",
  callout: "text-xl sm:text-2xl lg:text-[1.5rem]/[1.12] xl:text-[1.8125rem]/[1.1]",
  band: "text-2xl sm:text-4xl",
  opener: "text-2xl xl:text-3xl",
  banner: "text-5xl max-sm:leading-[1.08] lg:max-xl:text-hero-xl",
  /* Under a picture as wide as a tablet's page there is room for the largest. */
  "hero-sm": "text-hero-sm",
  hero: "text-hero md:max-lg:text-[7vw]",
  "hero-md": "text-hero-lg md:max-lg:text-[3rem]",
  "hero-lg": "text-hero-lg md:max-lg:text-5xl min-[90rem]:text-[4.5rem]",
  shout: "text-hero-xl md:max-lg:text-5xl xl:text-[min(6.25vw,5.5rem)]",
} as const;

/** How a headline speaks where it does not as news: as the sports shout, or as somebody's own opinion. */
const voices = { sports: "grotesk", shout: "grotesk-display", opinion: "hand" } as const;

export type HeadlineSize = keyof typeof sizes;
export type Voice = keyof typeof voices;

type Props = {
  children: string;
  size?: HeadlineSize;
  voice?: Voice | undefined;
  /** The heading's level in the page's outline. */
  level?: 2 | 3;
  /** Where the story stands, from a page that is not its own. */
  to?: `/${string}` | undefined;
  /** The story's own page, which goes before. */
  url?: string | undefined;
  className?: string;
};

/** A headline, and the way to its story from the pages that announce it. */
export function Headline({ children, size = "md", voice, level = 3, to, url, className = "" }: Props) {
  const Heading = `h${level}` as const;
  const link = url ? linkTo(url, site.url) : to && { href: href(to) };
  return (
    <Heading className={`${voice ? voices[voice] : ""} ${sizes[size]} ${className}`}>
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
