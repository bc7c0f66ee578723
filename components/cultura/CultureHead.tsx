import { Breadcrumb } from "@/components/Breadcrumb";
import { Picture } from "@/components/Picture";
import type { Art, Cultura } from "@/schema/cultura";
import { titleStep } from "@/lib/title-step";
import { ArtIcon } from "./ArtIcon";

const ARTS = ["Literatura", "Música", "Arte", "Cine", "Teatro"] as const satisfies readonly Art[];

/** The arts the supplement covers, as one ruled line under its cover. */
const ArtsLine = () => (
  <ul aria-label="Las artes de la sección" className="cover-arts">
    {ARTS.map((art) => (
      <li key={art}>
        <ArtIcon art={art} />
        {art}
      </li>
    ))}
  </ul>
);

/** As large as its column lets a title of its length be. */
const sizes = {
  poster: "hyphens-auto text-headline-1",
  banner: "hyphens-auto text-headline-2",
  headline: "hyphens-auto text-headline-3",
  sentence: "hyphens-auto text-headline-4",
} as const;

const sizeOf = (title: string) => (title.length <= 7 ? "text-title-cultura" : sizes[titleStep(title)]);

const Quote = ({ quote: { text, author } }: { quote: NonNullable<Cultura["quote"]> }) => (
  <figure className="cover-quote voice-opinion">
    <blockquote className="cover-words">
      <span className={`headline ${text.length <= 120 ? "headline-4" : "headline-5"}`}>«{text}».</span>
    </blockquote>
    <figcaption className="cover-author text-meta text-muted">{author}</figcaption>
  </figure>
);

type Props = Pick<Cultura, "title" | "intro" | "image" | "alt" | "quote">;

/** The supplement's cover: its title, the arts, a sentence to take along, a picture that hangs from the header. */
export function CultureHead({ title, intro, image, alt, quote }: Props) {
  return (
    <div className="cover-edge">
      <div className={quote ? "cover cover-quoted measure" : "cover measure"}>
        <div className="cover-title">
          <Breadcrumb name={title} />
          <h1>
            <span className={`cover-name text-accent ${sizeOf(title)}`}>{title}</span>
          </h1>
          <p className="cover-intro text-muted">{intro}</p>
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
}
