import { Block } from "@/components/Block";
import { Rows } from "@/components/lists/Rows";
import { Headline } from "@/components/story/Headline";
import { Story } from "@/components/story/Story";
import { StoryForm } from "@/components/story/StoryForm";
import { Hour } from "@/components/text/Hour";
import type { Story as Record } from "@/schema/story";

type Props = {
  /** Those that stand in the grid beside it: here a line that leads there. */
  inGrid: Record[];
  /** The one that stands nowhere else: printed here in full. */
  alone: Record | undefined;
};

/** All the news by the hour. */
export function LatestList({ inGrid, alone }: Props) {
  return (
    <Block id="ultimas-noticias" title="Últimas noticias">
      <Rows ordered>
        {inGrid.map(({ id, title, time }) => (
          <StoryForm
            key={id}
            form="line"
            mark={<Hour value={time} />}
            headline={
              <Headline weight={5} to={`/economia#${id}`}>
                {title}
              </Headline>
            }
          />
        ))}
        {alone && <Story story={alone} form="stack" weight={5} room="third" mark={<Hour value={alone.time} />} />}
      </Rows>
    </Block>
  );
}
