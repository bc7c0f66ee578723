import { Block } from "@/components/Block";
import { Columns } from "@/components/lists/Columns";
import { Rows } from "@/components/lists/Rows";
import { Split } from "@/components/lists/Split";
import type { Room } from "@/components/picture/rooms";
import { Story } from "@/components/story/Story";
import type { Weight } from "@/components/story/Headline";
import type { OpinionPiece } from "@/schema/story";

/** A piece under the picture of what it is about, where it has one: its author's face stands in the frieze. */
function PieceStory({ piece, weight, room }: { piece: OpinionPiece; weight: Weight; room: Room }) {
  const { image, alt } = piece.illustration ?? piece;
  return (
    <Story story={{ ...piece, image, alt }} form={piece.illustration ? "stack" : "line"} weight={weight} room={room} />
  );
}

/** The pieces the page is made up around, in their authors' hand: headline, the argument, who signs it. */
export const FeaturedPieces = ({ pieces: [lead, ...others] }: { pieces: OpinionPiece[] }) => (
  <section aria-labelledby="tribunas">
    <h2 id="tribunas" className="sr-only">
      Tribunas destacadas
    </h2>
    <Split
      wide={lead && <PieceStory piece={lead} weight={1} room="wide" />}
      narrow={
        others.length > 0 && (
          <Rows>
            {others.map((piece) => (
              <PieceStory key={piece.id} piece={piece} weight={others.length > 1 ? 3 : 2} room="third" />
            ))}
          </Rows>
        )
      }
    />
  </section>
);

/** More opinions in columns. */
export const LatestPieces = ({ pieces }: { pieces: OpinionPiece[] }) => (
  <Block id="ultimas-opiniones" title="Últimas opiniones">
    <Columns most={4}>
      {pieces.map((piece) => (
        <PieceStory key={piece.id} piece={piece} weight={4} room="tile" />
      ))}
    </Columns>
  </Block>
);
