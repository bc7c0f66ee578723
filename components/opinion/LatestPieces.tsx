import { Block } from "@/components/Block";
import { Picture } from "@/components/Picture";
import { PieceTitle } from "@/components/story/PieceTitle";
import type { OpinionPiece } from "@/data/schema/story";
import { PieceMeta } from "./PieceMeta";

function Row({ piece }: { piece: OpinionPiece }) {
  return (
    <article
      id={piece.id}
      className="grid grid-cols-[1fr_min(5rem,35%)] gap-x-5 py-6 anchor first:pt-0 sm:grid-cols-[1fr_min(8rem,35%)] sm:gap-x-8"
    >
      <div>
        <PieceTitle piece={piece} size="lg" />
      </div>
      <Picture
        image={piece.image}
        alt={piece.alt}
        sizes="(width < 36rem) 5rem, 8rem"
        className="aspect-square sm:row-span-2"
      />
      <div className="max-sm:col-span-2">
        <p className="mt-2 text-base text-muted">{piece.excerpt}</p>
        <p className="mt-3 text-sm">
          <span className="font-semibold">{piece.author}</span>, <span className="text-muted">{piece.role}</span>
        </p>
        <PieceMeta piece={piece} className="mt-1" />
      </div>
    </article>
  );
}

/** More opinions as lines of a list, to be read by their headlines. */
export function LatestPieces({ pieces, className }: { pieces: OpinionPiece[]; className: string }) {
  return (
    <Block id="ultimas-opiniones" title="Últimas opiniones" className={`flex flex-col ${className}`}>
      <div className="flex flex-1 flex-col justify-between divide-y divide-rule">
        {pieces.map((piece) => (
          <Row key={piece.id} piece={piece} />
        ))}
      </div>
    </Block>
  );
}
