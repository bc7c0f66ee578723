import { Columns } from "@/components/lists/Columns";
import { Picture } from "@/components/Picture";
import { Byline } from "@/components/story/Byline";
import { Headline } from "@/components/story/Headline";
import { Kicker } from "@/components/story/Kicker";
import { decks, Story } from "@/components/story/Story";
import type { Placed } from "@/paper/front";
import type { OpinionPiece } from "@/schema/story";

/** The first piece: its author's portrait is an area of the band, as high as that on a desk. */
const Opener = ({ piece }: { piece: Placed<OpinionPiece> }) => (
  <article className="contents">
    <div className="@container/story area-title">
      <div className="pb-1">
        <Kicker story={piece} first="topic" />
      </div>
      <Headline weight={2} to={piece.href} url={piece.url}>
        {piece.title}
      </Headline>
    </div>
    <div className="@container/story mt-2 area-words">
      <p className={decks[3]}>{piece.excerpt}</p>
      <Byline piece={piece} />
    </div>
    <div className="area-portrait xl:-mt-6 xl:-mb-8 xl:[contain:size] print:[contain:none]">
      <Picture
        of={piece}
        sizes="(width < 30rem) 30vw, (width < 80rem) 9rem, (width < 84rem) 24vw, 26rem"
        box={["aspect-square", "xl:aspect-[1/2]", "min-[90rem]:aspect-[3/4]"]}
        fills="xl:h-full"
      />
    </div>
  </article>
);

/** Opinion as a band of its own across the page: one piece with its author's portrait, the others beside it (opinion-band.css). */
export const FeaturedOpinions = ({ pieces: [opener, ...others] }: { pieces: Placed<OpinionPiece>[] }) => (
  <section aria-labelledby="opiniones-destacadas" data-section="opinion" className="opinion-band voice-opinion areas">
    <div className="block-head area-head">
      <h2 id="opiniones-destacadas" className="block-title voiced">
        Opiniones Destacadas
      </h2>
    </div>
    {opener && <Opener piece={opener} />}
    {others.length > 0 && (
      <div className="border-rule area-others max-xl:mt-3 max-xl:border-t max-xl:pt-3 xl:hairline">
        <Columns most={2}>
          {others.map((piece) => (
            <Story key={piece.id} story={piece} form="row" weight={4} room="third" first="topic" />
          ))}
        </Columns>
      </div>
    )}
  </section>
);
