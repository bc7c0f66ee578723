import { Picture } from "@/components/Picture";
import { Byline } from "@/components/story/Byline";
import { PieceTitle } from "@/components/story/PieceTitle";
import type { PlacedOpinionPiece } from "@/components/story/types";
import { isLong } from "@/lib/title-step";

type PieceProps = { piece: PlacedOpinionPiece };

/** The first piece: its author's portrait stands as high as the band, and where the margin is narrow begins at the window's edge. */
function Opener({ piece }: PieceProps) {
  return (
    <article className="grid grid-cols-[1fr_min(12rem,30%)] gap-x-4 sm:grid-rows-[auto_1fr] lg:col-span-2 lg:row-span-2 lg:grid-cols-[min(21vw,18.75rem)_1fr] lg:gap-x-8">
      <div className="lg:col-start-2 lg:pt-9">
        <PieceTitle piece={piece} size={isLong(piece.title) ? 3 : 3} />
      </div>
      <div className="col-span-2 mt-2.5 flex flex-col sm:col-span-1 lg:col-start-2 lg:mt-5 lg:pb-9">
        <p className="text-body max-sm:text-small lg:mb-5 lg:text-[1.375rem]/8 xl:text-[1.5rem]/9">{piece.excerpt}</p>
        <Byline piece={piece} />
      </div>
      <div className="relative col-start-2 row-start-1 aspect-square self-start sm:row-end-3 lg:col-start-1 lg:aspect-auto lg:self-stretch lg:max-[84rem]:-ml-8">
        <Picture
          of={piece}
          sizes="(width < 36rem) 30vw, (width < 64rem) 12rem, (width < 78rem) 24vw, 18.75rem"
          box={["aspect-square", "lg:aspect-[1/2]"]}
          fills="h-full"
          className="absolute inset-x-0 bottom-0 xl:max-h-180"
        />
      </div>
    </article>
  );
}

function Beside({ piece }: PieceProps) {
  return (
    <article className="grid grid-cols-[1fr_min(6rem,22%)] content-start gap-x-4 border-t border-accent py-2.5 lg:py-4">
      <div>
        <PieceTitle piece={piece} size={4} />
      </div>
      <div className="mt-2 max-sm:col-span-2 sm:col-start-1">
        <p className="text-small">{piece.excerpt}</p>
        <Byline piece={piece} />
      </div>
      <div className="col-start-2 row-start-1 sm:row-end-3">
        <Picture of={piece} sizes="6rem" box={["aspect-square"]} />
      </div>
    </article>
  );
}

/** Opinion as a band of its own across the page: one piece with its author's portrait, the others beside it. */
export function FeaturedOpinions({ pieces }: { pieces: PlacedOpinionPiece[] }) {
  const [opener, ...others] = pieces;
  return (
    <section
      aria-labelledby="opiniones-destacadas"
      data-section="opinion"
      className="bg-accent-soft [--color-paper:var(--accent-soft)]"
    >
      <div className="measure grid gap-x-8 max-lg:py-3 lg:grid-cols-[min(21vw,18.75rem)_1fr_min(35vw,28.5rem)] lg:grid-rows-[auto_1fr]">
        <h2
          id="opiniones-destacadas"
          className="text-headline-4 text-accent max-lg:mb-3 lg:col-start-3 lg:row-start-1 lg:pt-7 lg:pb-2 xl:text-headline-3"
        >
          Opiniones Destacadas
        </h2>
        {opener && <Opener piece={opener} />}
        <div className="max-lg:mt-3 lg:col-start-3 lg:row-start-2 lg:pb-4">
          {others.map((piece) => (
            <Beside key={piece.id} piece={piece} />
          ))}
        </div>
      </div>
    </section>
  );
}
