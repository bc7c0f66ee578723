import { Block } from "@/components/Block";
import { Columns } from "@/components/lists/Columns";
import { Rows } from "@/components/lists/Rows";
import { Split } from "@/components/lists/Split";
import { Story } from "@/components/story/Story";
import type { Story as Record } from "@/schema/story";

/** The section's stories: two side by side, or one that leads and the others in rows beside it. */
export function CultureNews({ stories }: { stories: Record[] }) {
  const [lead, ...others] = stories;
  return (
    <Block id="noticias" title="Noticias de cultura">
      {others.length > 1 ? (
        <Split
          parts="halves"
          wide={lead && <Story story={lead} form="lead" weight={3} room="half" />}
          narrow={
            <Rows>
              {others.map((story) => (
                <Story key={story.id} story={story} form="row" weight={5} room="half" />
              ))}
            </Rows>
          }
        />
      ) : (
        <Columns most={2}>
          {stories.map((story) => (
            <Story key={story.id} story={story} form="stack" weight={3} room="half" />
          ))}
        </Columns>
      )}
    </Block>
  );
}
