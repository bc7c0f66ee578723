import { Picture } from "@/components/Picture";
import { Headline } from "@/components/story/Headline";
import type { OpinionPiece } from "@/data/schema/story";
import { Byline } from "./Byline";
import { PieceMeta } from "./PieceMeta";

/** Between 64 and 80 rem the second column is too narrow for text beside the portrait. */
const narrow = {
  portrait: "lg:max-xl:row-span-1",
  byline: "lg:max-xl:self-end",
  text: "lg:max-xl:col-span-2",
} as const;

function Piece({ piece, lead }: { piece: OpinionPiece; lead: boolean }) {
  return (
    <article
      id={piece.id}
      className={`flex flex-col anchor ${lead ? "lg:col-span-7 lg:pr-8" : "border-rule max-lg:border-t max-lg:pt-8 lg:col-span-5 lg:border-l lg:pl-8"}`}
    >
      <p className="kicker text-accent">{piece.subject}</p>
      <Headline size={lead ? "2xl" : "xl"} className="mt-2 font-medium">
        {piece.title}
      </Headline>
      <div
        className={`mt-6 grid grid-cols-[min(7rem,40%)_1fr] content-start gap-x-5 gap-y-4 sm:grid-rows-[auto_auto_1fr] ${lead ? "sm:grid-cols-[min(15rem,40%)_1fr]" : "sm:grid-cols-[min(10rem,40%)_1fr]"}`}
      >
        <Picture
          image={piece.image}
          alt={piece.alt}
          sizes="(width < 36rem) 7rem, 15rem"
          priority
          className={`aspect-square sm:row-span-3 ${lead ? "" : narrow.portrait}`}
        />
        <Byline piece={piece} className={`self-end sm:self-start ${lead ? "" : narrow.byline}`} />
        <p
          className={`font-italic text-lg italic max-sm:col-span-2 ${lead ? "sm:text-2xl" : `sm:text-xl ${narrow.text}`}`}
        >
          {piece.excerpt}
        </p>
        <PieceMeta piece={piece} className={`max-sm:col-span-2 ${lead ? "" : narrow.text}`} />
      </div>
    </article>
  );
}

/** The two pieces the page is made up around: headline, face and the argument in its author's voice. */
export function FeaturedPieces({ pieces }: { pieces: OpinionPiece[] }) {
  return (
    <section aria-labelledby="tribunas">
      <h2 id="tribunas" className="sr-only">
        Tribunas destacadas
      </h2>
      <div className="grid gap-y-8 lg:grid-cols-12">
        {pieces.map((piece, index) => (
          <Piece key={piece.id} piece={piece} lead={index === 0} />
        ))}
      </div>
    </section>
  );
}
