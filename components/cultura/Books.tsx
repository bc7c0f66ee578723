import { Picture } from "@/components/Picture";
import type { Book } from "@/data/schema/cultura";
import { Rating } from "./Rating";
import { Spread } from "./Spread";

/** Four books standing on a shelf, with our mark for each. */
export function Books({ books }: { books: Book[] }) {
  return (
    <Spread id="libros" title="Libros recomendados">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] max-md:-mb-10 md:grid-cols-4">
        {books.map((book) => (
          <article key={book.title} className="row-span-3 grid grid-rows-subgrid pb-10 md:pb-0">
            <div className="border-b-8 border-accent px-3">
              <Picture
                image={book.cover}
                alt={book.alt}
                sizes="(width < 30rem) 42vw, (width < 48rem) 10rem, (width < 64rem) 21vw, (width < 84rem) 14vw, 12rem"
                className="aspect-[2/3]"
              />
            </div>
            <div className="px-3 pt-4">
              <p className="kicker text-accent">{book.genre}</p>
              <h3 className="mt-1 font-italic text-xl font-medium italic">{book.title}</h3>
            </div>
            <div className="px-3">
              <p className="mt-1 text-sm text-muted">{book.author}</p>
              <Rating value={book.rating} className="mt-2" />
            </div>
          </article>
        ))}
      </div>
    </Spread>
  );
}
