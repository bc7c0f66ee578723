import { Block } from "@/components/Block";
import { ScaleBar } from "@/components/charts/ScaleBar";
import { Origin } from "@/components/charts/Source";
import { Picture } from "@/components/Picture";
import { Headline } from "@/components/story/Headline";
import type { Book } from "@/schema/cultura";
import { decimal } from "@/lib/format";

/** A mark out of ten: the figure, and a bar filled as far as it goes. */
function Rating({ value }: { value: number }) {
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
      <p className="text-meta text-muted">
        <span className="sr-only">Valoración: </span>
        <span className="figures text-headline-5 font-bold whitespace-nowrap text-ink">{decimal(value, 1)}</span> sobre
        10
      </p>
      <ScaleBar value={value} most={10} className="max-w-24 bg-rule" />
    </div>
  );
}

/** One shelf, whatever it holds. On phones an even number stands two abreast, an odd one in a list. */
const shelves = {
  even: {
    list: "grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))]",
    book: "row-span-4 grid-rows-subgrid",
    cover: "",
    text: "px-3",
  },
  odd: {
    list: "grid-cols-1",
    book: "max-md:grid-cols-[min(8rem,40%)_1fr] max-md:grid-rows-[auto_auto_1fr] md:row-span-4 md:grid-rows-subgrid",
    cover: "max-md:row-span-3",
    text: "px-3 max-md:pr-0",
  },
} as const;

/** Books standing on a shelf, with our mark for each. */
export function Books({ books, source }: { books: Book[]; source: string | undefined }) {
  const shelf = books.length % 2 === 0 ? shelves.even : shelves.odd;
  return (
    <Block id="libros" title="Libros recomendados">
      <div
        className={`-mx-3 grid content-start [clip-path:inset(0_0.75rem)] max-md:-mb-7 md:mb-3 md:auto-cols-fr md:grid-flow-col md:grid-cols-none lg:grow ${shelf.list}`}
      >
        {books.map((book) => (
          <article key={book.title} className={`grid pb-10 md:pb-0 ${shelf.book}`}>
            <p className={`kicker self-end pt-4 text-accent lg:max-xl:tracking-normal ${shelf.text}`}>{book.genre}</p>
            <Headline weight={5} url={book.url}>
              {book.title}
            </Headline>
            <div className={`flex flex-col justify-between ${shelf.text}`}>
              <p className="mt-1 text-small text-muted">{book.author}</p>
              <Rating value={book.rating} />
            </div>
            <div className={`order-first border-b-8 border-accent px-3 ${shelf.cover}`}>
              <Picture
                of={{ image: book.cover, alt: book.alt }}
                sizes="(width < 30rem) 42vw, (width < 48rem) 10rem, (width < 64rem) 30vw, (width < 84rem) 19vw, 16rem"
                box={["aspect-[2/3]"]}
              />
            </div>
          </article>
        ))}
      </div>
      <Origin of={source} />
    </Block>
  );
}
