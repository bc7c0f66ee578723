import { Picture } from "@/components/Picture";
import { Byline } from "@/components/story/Byline";
import { CorrectionNote } from "@/components/story/CorrectionNote";
import { PieceTitle } from "@/components/story/PieceTitle";
import type { OpinionPiece } from "@/schema/story";
import { isLong } from "@/lib/title-step";

/** A long headline is set smaller, so that landing on it shows it whole. */
const looks = {
  lead: { short: 1, long: 2, text: "text-standfirst" },
  other: { short: 2, long: 3, text: "text-body lg:text-standfirst" },
} as const;

const SIZES = "(width < 64rem) 100vw, 44rem";

const rule = "border-rule max-lg:border-t max-lg:pt-6";

/** One stands across the page; a second is its narrower neighbour; with a third, both stand under the first. */
function placeOf(index: number, count: number): string {
  if (index === 0) return count === 2 ? "lg:col-span-7 lg:pr-8" : "lg:col-span-12";
  if (count === 2) return `${rule} lg:col-span-5 lg:border-l lg:pl-8`;
  return `${rule} lg:col-span-6 lg:border-t lg:pt-6 ${index === 1 ? "lg:pr-8" : "lg:border-l lg:pl-8"}`;
}

type TribuneProps = { piece: OpinionPiece; look: keyof typeof looks; className: string };

function Tribune({ piece, look, className }: TribuneProps) {
  const { short, long, text } = looks[look];
  return (
    <article id={piece.id} className={`anchor flex flex-col ${className}`}>
      <PieceTitle piece={piece} size={isLong(piece.title) ? long : short} />
      <p className={`mt-4 max-w-[34em] leading-[1.4] ${text}`}>{piece.excerpt}</p>
      {piece.illustration && <Picture of={piece.illustration} sizes={SIZES} box={["aspect-[2/1]"]} className="mt-4" />}
      <CorrectionNote correction={piece.correction} />
      <Byline piece={piece} />
    </article>
  );
}

/** The pieces the page is made up around, in their authors' hand: headline, the argument, who signs it. */
export function FeaturedPieces({ pieces }: { pieces: OpinionPiece[] }) {
  return (
    <section aria-labelledby="tribunas">
      <h2 id="tribunas" className="sr-only">
        Tribunas destacadas
      </h2>
      <div className="grid grid-cols-1 gap-y-7 lg:grid-cols-12">
        {pieces.map((piece, index) => (
          <Tribune
            key={piece.id}
            piece={piece}
            look={index === 0 ? "lead" : "other"}
            className={placeOf(index, pieces.length)}
          />
        ))}
      </div>
    </section>
  );
}
