import { TimeText } from "@/components/text/TimeText";
import type { OpinionPiece } from "@/data/schema/story";
import { readings, readingTime } from "@/lib/format";

type Props = { piece: Pick<OpinionPiece, "readTime" | "time" | "views">; className?: string };

/** How long a piece takes, when it came out and how often it has been read. */
export function PieceMeta({ piece, className = "" }: Props) {
  return (
    <p className={`flex flex-wrap gap-x-3 gap-y-0.5 text-xs text-muted ${className}`}>
      <span className="font-semibold text-ink">{readingTime(piece.readTime)}</span>
      <TimeText value={piece.time} />
      <span>{readings(piece.views)}</span>
    </p>
  );
}
