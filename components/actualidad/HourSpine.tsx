import { Block } from "@/components/Block";
import { Button } from "@/components/Button";
import { sectionOf } from "@/components/section-of";
import { Story } from "@/components/story/Story";
import { Hour } from "@/components/text/Hour";
import type { Story as Record } from "@/schema/story";

/** How many of the first are set larger. */
const LARGE = 2;

/** The latest along the hours of the day, each hour in its story's colour, and the button for those before them. */
export const HourSpine = ({ stories }: { stories: Record[] }) => (
  <Block id="ultimas-noticias" title="Últimas Noticias">
    <ol className="hours">
      {stories.map((story, index) => (
        <li key={story.id} data-section={sectionOf(story.category)}>
          <Hour value={story.time} />
          <Story story={story} form="row" weight={index < LARGE ? 3 : 4} room="wide" first="category" />
        </li>
      ))}
      <li>
        <Button tone="outline" control="Cargar más noticias" />
      </li>
    </ol>
  </Block>
);
