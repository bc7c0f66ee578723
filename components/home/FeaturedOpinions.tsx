import { Block } from "@/components/Block";
import { Picture } from "@/components/Picture";
import { Headline } from "@/components/story/Headline";
import type { PlacedOpinionPiece } from "@/components/story/types";
import { TimeText } from "@/components/text/TimeText";
import { integer } from "@/lib/format";

/** Three pieces set as columns of a page, each under its author's face. */
export function FeaturedOpinions({ pieces }: { pieces: PlacedOpinionPiece[] }) {
  return (
    <Block id="opiniones-destacadas" title="Opiniones Destacadas" section="opinion">
      <div className="grid gap-y-8 md:grid-cols-3">
        {pieces.map((piece) => (
          <article
            key={piece.id}
            className="border-rule not-first:border-t not-first:pt-8 md:px-6 md:not-first:border-t-0 md:not-first:border-l md:not-first:pt-0 md:first:pl-0 md:last:pr-0"
          >
            <div className="flex items-end gap-4">
              <Picture image={piece.image} alt={piece.alt} sizes="6rem" className="aspect-square w-24 flex-none" />
              <p className="min-w-0 text-xs text-muted">
                <span className="block text-sm font-semibold text-ink">{piece.author}</span>
                {piece.role}
              </p>
            </div>
            <p className="mt-5 kicker text-accent">{piece.subject}</p>
            <Headline size="xl" to={piece.href} className="mt-1.5 font-medium">
              {piece.title}
            </Headline>
            <p className="mt-3 text-base text-muted">{piece.excerpt}</p>
            <p className="mt-3 text-xs text-muted">
              <TimeText value={piece.time} /> · {integer(piece.views)} lecturas
            </p>
          </article>
        ))}
      </div>
    </Block>
  );
}
