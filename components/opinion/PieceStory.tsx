import type { Room } from "@/components/picture/rooms";
import { Story } from "@/components/story/Story";
import type { Weight } from "@/components/story/Headline";
import type { OpinionPiece } from "@/schema/story";

/** A piece under the picture of what it is about, where it has one: its author's face stands in the frieze. */
export function PieceStory({ piece, weight, room }: { piece: OpinionPiece; weight: Weight; room: Room }) {
  const { image, alt } = piece.illustration ?? piece;
  return (
    <Story story={{ ...piece, image, alt }} form={piece.illustration ? "stack" : "line"} weight={weight} room={room} />
  );
}
