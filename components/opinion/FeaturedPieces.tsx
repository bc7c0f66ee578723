import { Rows } from "@/components/lists/Rows";
import { Split } from "@/components/lists/Split";
import type { OpinionPiece } from "@/schema/story";
import { PieceStory } from "./PieceStory";

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
