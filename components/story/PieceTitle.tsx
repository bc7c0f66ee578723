import type { OpinionPiece } from "@/data/schema/story";
import { Headline, type HeadlineSize } from "./Headline";
import { Kicker, type KickerStory } from "./Kicker";

type Props = {
  piece: Omit<KickerStory, "topic" | "sport"> & Pick<OpinionPiece, "subject" | "title"> & { href?: `/${string}` };
  size: HeadlineSize;
  /** Classes of the headline; otherwise it is lighter than that of news. */
  headline?: string;
};

/** What a piece of opinion is about, and its headline. */
export function PieceTitle({ piece, size, headline = "font-medium" }: Props) {
  return (
    <>
      <Kicker story={{ ...piece, topic: piece.subject }} within="Opinión" />
      <Headline size={size} to={piece.href} className={`mt-1.5 ${headline}`}>
        {piece.title}
      </Headline>
    </>
  );
}
