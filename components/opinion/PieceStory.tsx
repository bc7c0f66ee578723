import { Picture } from "@/components/Picture";
import { pictureIn, type Room } from "@/components/picture/rooms";
import { Story } from "@/components/story/Story";
import type { Weight } from "@/components/story/Headline";
import type { OpinionPiece } from "@/schema/story";

/** A piece under the picture of what it is about, where it has one: its author's face stands in the frieze. */
export function PieceStory({ piece, weight, room }: { piece: OpinionPiece; weight: Weight; room: Room }) {
  const { illustration } = piece;
  return (
    <Story
      story={piece}
      form={illustration ? "stack" : "line"}
      weight={weight}
      room={room}
      figure={illustration && <Picture of={illustration} {...pictureIn("stack", room)} />}
    />
  );
}
