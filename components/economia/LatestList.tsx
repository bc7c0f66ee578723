import { Block } from "@/components/Block";
import { Columns } from "@/components/lists/Columns";
import { Headline } from "@/components/story/Headline";
import { Kicker } from "@/components/story/Kicker";
import { Story } from "@/components/story/Story";
import { StoryForm } from "@/components/story/StoryForm";
import { Hour } from "@/components/text/Hour";
import type { Story as Record } from "@/schema/story";

/** All the news by the hour: lines that lead to the grid beside it, and in full the one that stands nowhere else. */
export const LatestList = ({ inGrid, alone }: { inGrid: Record[]; alone: Record | undefined }) => (
  <Block id="ultimas-noticias" title="Últimas noticias">
    <Columns most={2} ordered filling>
      {inGrid.map((story) => (
        <StoryForm
          key={story.id}
          form="line"
          mark={<Hour value={story.time} />}
          kicker={<Kicker story={story} />}
          headline={
            <Headline weight={6} to={`/economia#${story.id}`}>
              {story.title}
            </Headline>
          }
        />
      ))}
      {alone && <Story story={alone} form="stack" weight={6} room="third" mark={<Hour value={alone.time} />} />}
    </Columns>
  </Block>
);
