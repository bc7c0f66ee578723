import { Breadcrumb } from "@/components/Breadcrumb";
import { Picture } from "@/components/Picture";
import { sizes } from "@/components/story/Headline";
import type { Cultura } from "@/schema/cultura";
import { ARTS } from "@/lib/arts";
import { titleStep } from "@/lib/title-step";
import { ArtIcon } from "./ArtIcon";

/** The arts the supplement covers, as one ruled line under its cover. */
const ArtsLine = () => (
  <ul
    aria-label="Las artes de la sección"
    className="cover-arts py-2 text-center font-serif text-note font-semibold md:py-3 md:text-headline-6"
  >
    {ARTS.map((art) => (
      <li key={art} className="border-rule lg:not-first:border-l lg:not-first:pl-4">
        <ArtIcon art={art} />
        {art}
      </li>
    ))}
  </ul>
);

/** As large as its column lets a title of its length be. */
const titleSizes = {
  poster: "hyphens-auto text-headline-1",
  banner: "hyphens-auto text-headline-2",
  headline: "hyphens-auto text-headline-3",
  sentence: "hyphens-auto text-headline-4",
} as const;

const sizeOf = (title: string) => (title.length <= 7 ? "text-title-cultura" : titleSizes[titleStep(title)]);

const Quote = ({ quote: { text, author } }: { quote: NonNullable<Cultura["quote"]> }) => (
  <figure className="voice-opinion contents print:block">
    <blockquote className="@container/story self-center py-2 area-words md:self-end lg:pl-3">
      <span className={`headline hung block text-balance ${sizes[text.length <= 120 ? 4 : 5]}`}>«{text}».</span>
    </blockquote>
    <figcaption className="pt-1 text-meta text-balance text-muted area-author md:pb-5 lg:pl-3">{author}</figcaption>
  </figure>
);

type Props = Pick<Cultura, "title" | "intro" | "image" | "alt" | "quote">;

/** The supplement's cover: its title, the arts, a sentence to take along, a picture that hangs from the header. */
export const CultureHead = ({ title, intro, image, alt, quote }: Props) => (
  <div className="overflow-clip lg:mb-2">
    <div className={`cover measure areas gap-x-4 md:gap-x-8 ${quote ? "cover-quoted" : ""}`}>
      <div className="gap-2 pt-4 pb-2 area-title lg:flex lg:flex-col lg:justify-between lg:pb-5">
        <Breadcrumb name={title} />
        <h1>
          <span className={`page-name mt-3 block tracking-[-0.035em] text-accent ${sizeOf(title)}`}>{title}</span>
        </h1>
        <p className="-mt-2 text-small text-muted lg:mt-2">{intro}</p>
      </div>
      <ArtsLine />
      {quote && <Quote quote={quote} />}
      <div className="cover-picture">
        <Picture
          of={{ image, alt }}
          sizes="(width < 48rem) 45vw, 38vw"
          priority
          box={quote ? ["aspect-[5/4]", "md:aspect-[8/5]", "min-[90rem]:aspect-[16/7]"] : ["aspect-[8/5]"]}
        />
      </div>
    </div>
  </div>
);
