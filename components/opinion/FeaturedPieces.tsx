import { Picture } from "@/components/Picture";
import { PieceTitle } from "@/components/story/PieceTitle";
import type { OpinionPiece } from "@/data/schema/story";
import { Byline } from "./Byline";
import { PieceMeta } from "./PieceMeta";

/** Between 64 and 80 rem the second column is too narrow for text beside the portrait. */
const narrow = {
  portrait: "lg:max-xl:row-span-1",
  byline: "lg:max-xl:self-end",
  text: "lg:max-xl:col-span-2",
} as const;

const rule = "border-rule max-lg:border-t max-lg:pt-8";

/** One stands across the page; a second is its narrower neighbour; with a third, both stand under the first. */
function placeOf(index: number, count: number): string {
  if (index === 0) return count === 2 ? "lg:col-span-7 lg:pr-8" : "lg:col-span-12";
  if (count === 2) return `${rule} lg:col-span-5 lg:border-l lg:pl-8`;
  return `${rule} lg:col-span-6 lg:border-t lg:pt-8 ${index === 1 ? "lg:pr-8" : "lg:border-l lg:pl-8"}`;
}

type PieceProps = { piece: OpinionPiece; lead: boolean; className: string };

function Piece({ piece, lead, className }: PieceProps) {
  return (
    <article id={piece.id} className={`flex flex-col anchor ${className}`}>
      <PieceTitle piece={piece} size={lead ? "2xl" : "xl"} />
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

/** The pieces the page is made up around: headline, face and the argument in its author's voice. */
export function FeaturedPieces({ pieces }: { pieces: OpinionPiece[] }) {
  return (
    <section aria-labelledby="tribunas">
      <h2 id="tribunas" className="sr-only">
        Tribunas destacadas
      </h2>
      <div className="grid gap-y-8 lg:grid-cols-12">
        {pieces.map((piece, index) => (
          <Piece key={piece.id} piece={piece} lead={index === 0} className={placeOf(index, pieces.length)} />
        ))}
      </div>
    </section>
  );
}
