import { Block } from "@/components/Block";
import { Columns } from "@/components/lists/Columns";
import { Rows } from "@/components/lists/Rows";
import type { Placed } from "@/paper/front";
import type { Story } from "@/schema/story";
import { FrontStory } from "./FrontStory";

type Props = { stories: Placed<Story>[]; chamber: number | undefined };

/** The latest of all sections, by weight: one across, two side by side, then rows. */
export function FrontNews({ stories: [first, ...others], chamber }: Props) {
  const pair = others.slice(0, 2);
  return (
    <Block id="ultimas-noticias" title="Últimas Noticias">
      <Rows filling>
        {first && <FrontStory story={first} form="lead" weight={3} room="wide" />}
        {pair.length > 0 && (
          <Columns most={2}>
            {pair.map((story) => (
              <FrontStory key={story.id} story={story} chamber={chamber} form="stack" weight={4} room="tile" />
            ))}
          </Columns>
        )}
        {others.slice(2).map((story) => (
          <FrontStory key={story.id} story={story} form={story.vote ? "lead" : "row"} weight={5} room="wide" />
        ))}
      </Rows>
    </Block>
  );
}
