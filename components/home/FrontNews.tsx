import { Block } from "@/components/Block";
import type { PlacedStory } from "@/components/story/types";
import { FrontStory } from "./FrontStory";

type Props = {
  stories: PlacedStory[];
  /** The seats of the chamber that a story's count is drawn of, if the newspaper says so. */
  chamber: number | undefined;
};

/**
 * The latest of all sections, by weight: one across, two of unequal width, then rows. Where the sidebar
 * is longer all their pictures grow alike, to its foot.
 */
export function FrontNews({ stories: [first, second, third, ...rest], chamber }: Props) {
  return (
    <Block id="ultimas-noticias" title="Últimas Noticias">
      {first && <FrontStory story={first} place="head" chamber={chamber} />}
      <div className="mt-3 grid flex-auto gap-x-8 gap-y-3 border-t border-rule pt-3 md:mt-7 md:grid-cols-8 md:pt-7">
        {second && <FrontStory story={second} place="wide" chamber={chamber} />}
        {third && <FrontStory story={third} place="narrow" chamber={chamber} />}
      </div>
      {rest.map((story) => (
        <FrontStory key={story.id} story={story} place="row" chamber={chamber} />
      ))}
    </Block>
  );
}
