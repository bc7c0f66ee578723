import { Block } from "@/components/Block";
import { Picture } from "@/components/Picture";
import type { PlacedOpinionPiece } from "@/components/story/types";
import { TimeText } from "@/components/text/TimeText";
import { readings } from "@/lib/format";
import { href } from "@/lib/paths";

/** One piece of opinion, its headline in italics beside its author's face, at the foot of the sidebar. */
export function OpinionTeaser({ piece }: { piece: PlacedOpinionPiece }) {
  return (
    <Block id="opinion-del-dia" title="Opinión" section="opinion">
      <article>
        <div className="grid grid-cols-[min(6rem,40%)_1fr] items-end gap-x-4">
          <div>
            <p className="kicker text-accent">{piece.subject}</p>
            <h3 className="mt-1 hand text-xl sm:text-2xl">
              <a href={href(piece.href)} className="headline-link">
                {piece.title}
              </a>
            </h3>
          </div>
          <Picture image={piece.image} alt={piece.alt} sizes="6rem" className="order-first aspect-square" />
        </div>
        <p className="mt-2 text-sm text-muted">{piece.excerpt}</p>
        <p className="mt-2 flex flex-wrap gap-x-3 figures text-xs text-muted">
          <span className="font-semibold text-ink">{piece.author}</span> <span>{piece.role}</span>{" "}
          <TimeText value={piece.time} /> <span>{readings(piece.views)}</span>
        </p>
      </article>
    </Block>
  );
}
