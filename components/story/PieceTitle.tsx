import type { OpinionPiece } from "@/schema/story";
import { Headline, type Weight } from "./Headline";
import { Kicker, type KickerStory } from "./Kicker";

type Props = {
  piece: Omit<KickerStory, "topic" | "sport"> & Pick<OpinionPiece, "subject" | "title" | "url">;
  size: Weight;
};

/** What a piece of opinion is about, and its headline in its author's hand. */
export function PieceTitle({ piece, size }: Props) {
  return (
    <>
      <Kicker story={{ ...piece, topic: piece.subject }} first="topic" />
      <Headline weight={size} to={piece.href} url={piece.url}>
        {piece.title}
      </Headline>
    </>
  );
}
