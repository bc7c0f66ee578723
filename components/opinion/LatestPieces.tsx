import { Block } from "@/components/Block";
import { Picture } from "@/components/Picture";
import { inRows } from "@/components/rows";
import { Byline } from "@/components/story/Byline";
import { CorrectionNote } from "@/components/story/CorrectionNote";
import { PieceTitle } from "@/components/story/PieceTitle";
import type { OpinionPiece } from "@/schema/story";

const SIZES = "(width < 36rem) 100vw, (width < 64rem) 50vw, (width < 84rem) 25vw, 18rem";
const BOX = ["aspect-[8/5]"] as const;

function Column({ piece, className }: { piece: OpinionPiece; className: string }) {
  return (
    <article
      id={piece.id}
      className={`anchor flex flex-col gap-3 max-sm:not-first:border-t max-sm:not-first:pt-5 ${className}`}
    >
      <p className="text-meta text-muted">
        <span className="block text-small leading-snug font-semibold text-ink">{piece.author}</span> {piece.role}
      </p>
      <div>
        <PieceTitle piece={piece} size={4} />
        <p className="mt-2 text-small text-muted">{piece.excerpt}</p>
        <CorrectionNote correction={piece.correction} />
        <Byline piece={piece} />
      </div>
      {piece.illustration && <Picture of={piece.illustration} sizes={SIZES} box={BOX} className="order-first" />}
    </article>
  );
}

/** More opinions in columns, each under a picture of what it is about: the faces stand in the frieze. */
export function LatestPieces({ pieces }: { pieces: OpinionPiece[] }) {
  return (
    <Block id="ultimas-opiniones" title="Últimas opiniones">
      <div className="grid grid-cols-1 gap-y-6 overflow-clip sm:-mx-4 sm:grid-cols-12 sm:gap-y-8 lg:parted">
        {inRows(pieces, { sm: 2, lg: 4 }).map(({ item: piece, span, first }) => (
          <Column
            key={piece.id}
            piece={piece}
            className={`border-rule sm:px-4 lg:border-l ${first ? "lg:border-transparent" : ""} ${span}`}
          />
        ))}
      </div>
    </Block>
  );
}
