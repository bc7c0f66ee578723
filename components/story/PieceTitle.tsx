import type { OpinionPiece } from "@/schema/story";
import { Headline, type HeadlineSize } from "./Headline";
import { Kicker, type KickerStory } from "./Kicker";

type Props = {
  piece: Omit<KickerStory, "topic" | "sport"> & Pick<OpinionPiece, "subject" | "title" | "url">;
  size: HeadlineSize;
};

/** What a piece of opinion is about, and its headline in its author's hand. */
export function PieceTitle({ piece, size }: Props) {
  return (
    <>
      <Kicker story={{ ...piece, topic: piece.subject }} first="topic" />
      <Headline size={size} voice="opinion" to={piece.href} url={piece.url} className="mt-1.5 md:mt-2">
        {piece.title}
      </Headline>
    </>
  );
}
