import type { OpinionPiece } from "@/data/schema/story";
import { Headline, type HeadlineSize } from "./Headline";

type Props = { piece: Pick<OpinionPiece, "subject" | "title"> & { href?: `/${string}` }; size: HeadlineSize };

/** What a piece of opinion is about, and its headline, lighter than that of news. */
export function PieceTitle({ piece, size }: Props) {
  return (
    <>
      <p className="kicker text-accent">{piece.subject}</p>
      <Headline size={size} to={piece.href} className="mt-1.5 font-medium">
        {piece.title}
      </Headline>
    </>
  );
}
