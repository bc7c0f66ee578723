import { Block } from "@/components/Block";
import { Columns } from "@/components/lists/Columns";
import { Rows } from "@/components/lists/Rows";
import { Story } from "@/components/story/Story";
import type { PlacedStory } from "@/components/story/types";
import { SeatCount } from "./SeatCount";
import { Vote } from "./Vote";

/** So many stand side by side under the first. */
const ABREAST = 2;

type FigureProps = {
  story: PlacedStory;
  /** The seats of the chamber that a story's count is drawn of, if the newspaper says so. */
  chamber: number | undefined;
};

/** What is drawn in a picture's place: the figures of a vote, the count of seats of the national chamber. */
function figureOf({ story, chamber }: FigureProps) {
  if (story.vote) return <Vote vote={story.vote} />;
  if (story.count && chamber && story.section === "politica")
    return <SeatCount count={story.count} chamber={chamber} />;
  return undefined;
}

type Props = { stories: PlacedStory[]; chamber: number | undefined };

/** The latest of all sections, by weight: one across, two side by side, then rows. */
export function FrontNews({ stories: [first, ...others], chamber }: Props) {
  const [pair, rest] = [others.slice(0, ABREAST), others.slice(ABREAST)];
  return (
    <Block id="ultimas-noticias" title="Últimas Noticias">
      <Rows filling>
        {first && (
          <Story story={first} form="lead" weight={3} room="wide" figure={first.vote && <Vote vote={first.vote} />} />
        )}
        {pair.length > 0 && (
          <Columns most={2}>
            {pair.map((story) => (
              <Story
                key={story.id}
                story={story}
                form="stack"
                weight={4}
                room="tile"
                figure={figureOf({ story, chamber })}
              />
            ))}
          </Columns>
        )}
        {rest.map((story) => (
          <Story
            key={story.id}
            story={story}
            form={story.vote ? "lead" : "row"}
            weight={5}
            room="wide"
            figure={story.vote && <Vote vote={story.vote} />}
          />
        ))}
      </Rows>
    </Block>
  );
}
