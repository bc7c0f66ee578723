import { Block } from "@/components/Block";
import { Rating } from "@/components/charts/Rating";
import { Origin } from "@/components/charts/Source";
import { Picture } from "@/components/Picture";
import { Headline } from "@/components/story/Headline";
import type { Book as BookRecord } from "@/schema/cultura";

const Book = ({ book: { title, author, genre, rating, cover, alt, url } }: { book: BookRecord }) => (
  <article className="book areas">
    <p className="kicker self-end px-3 pt-4 pb-1 text-accent area-kicker">{genre}</p>
    <div className="px-3 area-title">
      <Headline weight={5} url={url}>
        {title}
      </Headline>
    </div>
    <div className="flex flex-col justify-between px-3 area-words">
      <p className="mt-1 text-small text-muted">{author}</p>
      <Rating value={rating} />
    </div>
    <div className="book-cover px-3 area-picture">
      <Picture
        of={{ image: cover, alt }}
        sizes="(width < 30rem) 42vw, (width < 48rem) 10rem, (width < 80rem) 24vw, 14rem"
        box={["aspect-[2/3]"]}
      />
    </div>
  </article>
);

/** Books standing on a shelf, with our rating of each. */
export const Books = ({ books, source }: { books: BookRecord[]; source: string | undefined }) => (
  <Block id="libros" title="Libros recomendados">
    <div className={books.length % 2 === 0 ? "shelf voice-opinion" : "shelf shelf-odd voice-opinion"}>
      {books.map((book) => (
        <Book key={book.title} book={book} />
      ))}
    </div>
    <Origin of={source} />
  </Block>
);
