import { Block } from "@/components/Block";
import { Columns } from "@/components/lists/Columns";
import type { OpinionPiece } from "@/schema/story";
import { PieceStory } from "./PieceStory";

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
