import { BookOpen, Clapperboard, Drama, type LucideIcon, Music, Palette } from "lucide-react";
import { Breadcrumb } from "@/components/Breadcrumb";
import { Picture } from "@/components/Picture";
import type { Art, Cultura } from "@/schema/cultura";
import { titleStep } from "@/lib/title-step";

const icons: readonly (readonly [Art, LucideIcon])[] = [
  ["Literatura", BookOpen],
  ["Música", Music],
  ["Arte", Palette],
  ["Cine", Clapperboard],
  ["Teatro", Drama],
];

/** The arts the supplement covers, as one ruled line under its cover; on a phone three and two, or two by two on the narrowest. */
function ArtsRow() {
  return (
    <ul
      aria-label="Las artes de la sección"
      className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-2 border-y border-ink py-2.5 font-serif font-semibold min-[22rem]:max-sm:grid-cols-[auto_1fr_1fr] sm:flex sm:justify-between sm:gap-x-4 sm:text-standfirst lg:border-b-0"
    >
      {icons.map(([art, Icon]) => (
        <li
          key={art}
          className="flex items-center gap-1.5 border-rule sm:gap-2 lg:flex-1 lg:not-first:border-l lg:not-first:pl-4"
        >
          <Icon className="size-5 flex-none text-accent" strokeWidth={1.75} aria-hidden="true" />
          {art}
        </li>
      ))}
    </ul>
  );
}

/** As large as its column lets a title of its length be: the page's width below lg, and five parts of fourteen from there. */
const sizes = {
  poster: "text-headline-1",
  banner: "text-headline-1 lg:text-headline-2",
  headline: "text-headline-2 lg:text-headline-3",
  sentence: "text-headline-3 lg:text-headline-4",
} as const;

const sizeOf = (title: string) =>
  title.length <= 7 ? "text-title-cultura lg:text-title-cultura" : sizes[titleStep(title)];

function Quote({ quote }: { quote: NonNullable<Cultura["quote"]> }) {
  const size =
    quote.text.length <= 120 ? "text-headline-4 md:max-lg:text-headline-3 xl:text-headline-4" : "text-headline-5";
  return (
    <figure className="md:max-lg:py-2 lg:pt-13.5 lg:pb-5">
      <blockquote className={`hung hand leading-[1.12] text-balance ${size}`}>«{quote.text}».</blockquote>
      <figcaption className="mt-3 text-meta text-muted">{quote.author}</figcaption>
    </figure>
  );
}

type Props = Pick<Cultura, "title" | "intro" | "image" | "alt" | "quote">;

/** The supplement's cover: its title, the arts, a sentence to take along, a picture that hangs from the header. */
export function CultureHead({ title, intro, image, alt, quote }: Props) {
  return (
    <div className="overflow-hidden">
      <div className="measure grid grid-cols-1 gap-x-8 gap-y-5 lg:grid-cols-[4.8fr_3.9fr_5.2fr] lg:gap-y-0">
        <div className="flex flex-col pt-5 lg:pb-5">
          <Breadcrumb name={title} />
          <h1 className="mt-7">
            <span
              className={`-ml-[0.03em] block leading-[0.9] tracking-[-0.035em] hyphens-auto text-accent ${sizeOf(title)}`}
            >
              {title}
            </span>
          </h1>
          <p className="mt-auto max-w-prose pt-2 text-body text-muted">{intro}</p>
        </div>
        <div className="lg:col-span-3 lg:row-start-2">
          <ArtsRow />
        </div>
        {quote && <Quote quote={quote} />}
        <div className={`max-lg:-mx-4 sm:max-lg:-mx-6 lg:relative ${quote ? "" : "lg:col-span-2"}`}>
          <Picture
            of={{ image, alt }}
            sizes={`(width < 64rem) 100vw, ${quote ? 38 : 65}vw`}
            priority
            box={["aspect-[8/5]", "sm:aspect-[8/3]", "lg:aspect-[8/5]"]}
            fills="lg:h-full"
            className="object-top lg:absolute lg:inset-0"
          />
        </div>
      </div>
    </div>
  );
}
