import { Breadcrumb } from "@/components/Breadcrumb";
import { Picture } from "@/components/Picture";
import type { Cultura } from "@/data/schema/cultura";
import { titleStep } from "@/lib/title-step";
import { ArtsRow } from "./ArtsRow";

/** As large as its column lets a title of its length be. */
const sizes = {
  poster: "text-[min(8rem,24cqi)]",
  banner: "text-[min(5rem,16cqi)]",
  headline: "text-[min(3.25rem,11cqi)]",
  sentence: "text-[min(2.25rem,9cqi)]",
} as const;

const sizeOf = (title: string) => (title.length <= 7 ? "text-[min(8rem,29.5cqi)]" : sizes[titleStep(title)]);

function Quote({ quote }: { quote: Cultura["quote"] }) {
  const size = quote.text.length <= 120 ? "text-2xl xl:text-[2rem]" : "text-xl";
  return (
    <figure className="self-end md:max-lg:col-span-2 md:max-lg:pb-5 lg:pb-6">
      <blockquote className={`font-italic leading-[1.12] font-medium text-balance italic xl:leading-[1.12] ${size}`}>
        «{quote.text}».
      </blockquote>
      <figcaption className="mt-3 text-xs text-muted">{quote.author}</figcaption>
    </figure>
  );
}

type Props = Pick<Cultura, "title" | "intro" | "image" | "alt" | "quote">;

/** The supplement's cover: its title, a sentence to take along, a picture that hangs from the page's edge, and the arts. */
export function CultureHead({ title, intro, image, alt, quote }: Props) {
  return (
    <div className="measure">
      <div className="grid grid-cols-1 gap-x-8 gap-y-5 md:grid-cols-2 lg:grid-cols-[5fr_4.4fr_4.4fr]">
        <div className="flex flex-col pt-5 lg:pb-6">
          <Breadcrumb name={title} />
          <h1 className="@container mt-2">
            <span
              className={`-ml-[0.04em] block leading-[0.92] tracking-[-0.045em] break-words hyphens-auto text-accent ${sizeOf(title)}`}
            >
              {title}
            </span>
          </h1>
          <p className="mt-auto max-w-prose pt-5 text-base text-muted">{intro}</p>
        </div>
        <Quote quote={quote} />
        <div className="max-md:-mx-4 md:relative md:max-lg:col-start-2 md:max-lg:row-start-1 md:max-lg:pt-5 lg:min-h-68">
          <Picture
            image={image}
            alt={alt}
            sizes="(width < 48rem) 100vw, (width < 64rem) 47vw, 26rem"
            priority
            className="aspect-[8/5] lg:absolute lg:inset-0 lg:h-full"
          />
        </div>
      </div>
      <ArtsRow />
    </div>
  );
}
