import { TimeText } from "@/components/text/TimeText";
import type { OpinionPiece } from "@/data/schema/story";
import { readings, readingTime } from "@/lib/format";

type Props = {
  piece: Pick<OpinionPiece, "author" | "role" | "readTime" | "time" | "views">;
  /** Whether it begins with who signs, where no portrait says so. */
  signed?: boolean;
  className?: string;
};

/** Who signs a piece, how long it takes, when it came out and how often it has been read. */
export function PieceMeta({ piece, signed = false, className = "" }: Props) {
  return (
    <p className={`flex flex-wrap gap-x-3 gap-y-0.5 text-xs text-muted ${className}`}>
      {signed && (
        <>
          <span className="font-semibold text-ink">{piece.author}</span> <span>{piece.role}</span>{" "}
        </>
      )}
      <span>{readingTime(piece.readTime)}</span> <TimeText value={piece.time} /> <span>{readings(piece.views)}</span>
    </p>
  );
}
