import { Block } from "@/components/Block";
import { Rows } from "@/components/lists/Rows";
import { Split } from "@/components/lists/Split";
import { Story } from "@/components/story/Story";
import type { Announcement } from "@/schema/tecnologia";

/** The company's name stands for the category. */
const named = (story: Announcement) => ({ ...story, category: story.company, topic: story.topic ?? story.category });

/** What companies of weight have made known: the first large, the others in rows beside it. */
export const Announcements = ({ stories: [lead, ...others] }: { stories: Announcement[] }) => (
  <Block id="anuncios" title="Novedades de las grandes empresas">
    <Split
      parts="halves"
      wide={lead && <Story story={named(lead)} form="lead" weight={3} room="half" first="category" />}
      narrow={
        others.length > 0 && (
          <Rows>
            {others.map((story) => (
              <Story key={story.id} story={named(story)} form="row" weight={5} room="half" first="category" />
            ))}
          </Rows>
        )
      }
    />
  </Block>
);
