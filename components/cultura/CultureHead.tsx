import { Breadcrumb } from "@/components/Breadcrumb";
import { Picture } from "@/components/Picture";
import type { Cultura } from "@/data/schema/cultura";
import { ArtsRow } from "./ArtsRow";

function Quote({ quote }: { quote: Cultura["quote"] }) {
  return (
    <figure>
      <blockquote className="font-italic text-3xl leading-[1.18] font-medium text-balance italic">
        «{quote.text}».
      </blockquote>
      <figcaption className="mt-4 text-sm">{quote.author}</figcaption>
    </figure>
  );
}

type Props = Pick<Cultura, "title" | "intro" | "image" | "alt" | "quote">;

/** The supplement's cover: its title, the arts, a picture that leaves the ground, and a sentence to take along. */
export function CultureHead({ title, intro, image, alt, quote }: Props) {
  return (
    <>
      <div className="measure py-3">
        <Breadcrumb name={title} />
      </div>
      <div className="bg-accent text-on-accent dark:bg-accent-soft dark:text-ink">
        <div className="measure grid grid-cols-1 gap-x-8 gap-y-5 pt-8 lg:grid-cols-12 lg:pt-10">
          <h1 className="@container lg:col-span-8">
            <span className="-ml-[0.04em] block font-italic text-[min(14rem,31cqi)] leading-[0.82] font-medium tracking-[-0.03em] whitespace-nowrap italic dark:text-accent">
              {title}
            </span>
          </h1>
          <p className="max-w-prose self-end text-lg lg:col-span-4 lg:pb-2">{intro}</p>
          <div className="lg:col-span-12">
            <ArtsRow />
          </div>
          <div className="self-center py-4 lg:col-span-5 lg:py-10 lg:pr-6">
            <Quote quote={quote} />
          </div>
          <Picture
            image={image}
            alt={alt}
            sizes="(width < 64rem) 100vw, (width < 84rem) 55vw, 46rem"
            priority
            className="-mb-10 aspect-[8/5] lg:col-span-7 lg:-mb-16"
          />
        </div>
      </div>
    </>
  );
}
