import { Block } from "@/components/Block";
import { Picture } from "@/components/Picture";
import { inRows } from "@/components/rows";
import { PieceTitle } from "@/components/story/PieceTitle";
import type { PlacedOpinionPiece } from "@/components/story/types";
import { TimeText } from "@/components/text/TimeText";
import { readings } from "@/lib/format";

/** Pieces set as columns of a page, each under its author's face. */
export function FeaturedOpinions({ pieces }: { pieces: PlacedOpinionPiece[] }) {
  return (
    <Block id="opiniones-destacadas" title="Opiniones Destacadas" section="opinion">
      <div className="grid gap-y-8 md:-mx-6 md:grid-cols-12">
        {inRows(pieces, { md: 3 }).map(({ item: piece, span, first }) => (
          <article
            key={piece.id}
            className={`border-rule max-md:not-first:border-t max-md:not-first:pt-8 md:px-6 ${span} ${first ? "" : "md:border-l"}`}
          >
            <div className="flex items-end gap-4">
              <Picture image={piece.image} alt={piece.alt} sizes="6rem" className="aspect-square w-24 flex-none" />
              <p className="min-w-0 text-xs text-muted">
                <span className="block text-sm font-semibold text-ink">{piece.author}</span>
                {piece.role}
              </p>
            </div>
            <div className="mt-5">
              <PieceTitle piece={piece} size="xl" />
            </div>
            <p className="mt-3 text-base text-muted">{piece.excerpt}</p>
            <p className="mt-3 text-xs text-muted">
              <TimeText value={piece.time} /> · {readings(piece.views)}
            </p>
          </article>
        ))}
      </div>
    </Block>
  );
}
