import type { OpinionPiece } from "@/data/schema/story";

/** Who signs a piece, and what entitles them to speak of it. */
export function Byline({
  piece,
  className = "",
}: {
  piece: Pick<OpinionPiece, "author" | "role">;
  className?: string;
}) {
  return (
    <p className={className}>
      <span className="block font-serif text-xl leading-tight font-medium">{piece.author}</span>
      <span className="mt-1 block text-sm text-muted">{piece.role}</span>
    </p>
  );
}
