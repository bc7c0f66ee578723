import { Columns } from "@/components/lists/Columns";
import { Story } from "@/components/story/Story";
import type { SportStory } from "@/schema/sport";

/** The section's stories: the first across the page, the others as a list under it. */
export const SportsNews = ({ stories: [lead, ...others] }: { stories: SportStory[] }) => (
  <section aria-labelledby="destacadas">
    <h2 id="destacadas" className="sr-only">
      Noticias destacadas
    </h2>
    {lead && <Story story={lead} form="lead" weight={1} room="page" />}
    {others.length > 0 && (
      <div className="mt-(--half) border-t border-rule pt-(--half)">
        <Columns most={2}>
          {others.map((story) => (
            <Story key={story.id} story={story} form="row" weight={4} room="half" />
          ))}
        </Columns>
      </div>
    )}
  </section>
);
