import { Block } from "@/components/Block";
import { Picture } from "@/components/Picture";
import { PieceTitle } from "@/components/story/PieceTitle";
import type { PlacedOpinionPiece } from "@/components/story/types";
import { TimeText } from "@/components/text/TimeText";
import { readings } from "@/lib/format";

/** One piece of opinion, with its author's face, at the foot of the sidebar. */
export function OpinionTeaser({ piece }: { piece: PlacedOpinionPiece }) {
  return (
    <Block id="opinion-del-dia" title="Opinión" section="opinion">
      <article className="grid grid-cols-[min(5.5rem,40%)_1fr] gap-4">
        <Picture image={piece.image} alt={piece.alt} sizes="5.5rem" className="aspect-square" />
        <div>
          <p className="text-sm font-semibold">{piece.author}</p>
          <p className="text-xs text-muted">{piece.role}</p>
        </div>
        <div className="col-span-2">
          <PieceTitle piece={piece} size="lg" />
          <p className="mt-2 text-sm text-muted">{piece.excerpt}</p>
          <p className="mt-2 figures text-xs text-muted">
            <TimeText value={piece.time} /> · {readings(piece.views)}
          </p>
        </div>
      </article>
    </Block>
  );
}
