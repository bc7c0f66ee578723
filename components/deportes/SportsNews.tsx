import { Picture } from "@/components/Picture";
import { inRows } from "@/components/rows";
import { StoryBody, StoryTitle } from "@/components/story/StoryText";
import type { SportStory } from "@/schema/sport";

/** Two lines across the page; a longer headline is set smaller, so that landing on it shows it whole. */
const sizeOf = (title: string) => (title.length <= 60 ? 1 : title.length <= 110 ? 1 : 2);

/** The story the page is made up around: its headline across, then its picture, its figure and text beside it. */
function SportsLead({ story }: { story: SportStory }) {
  return (
    <article id={story.id} className="anchor">
      <StoryTitle story={story} size={sizeOf(story.title)} voice="shout" />
      <div className="mt-5 grid gap-x-8 lg:grid-cols-12">
        <div className="max-lg:-mx-4 sm:max-lg:-mx-6 lg:col-span-8">
          <Picture
            of={story}
            sizes="(width < 64rem) 100vw, (width < 84rem) 64vw, 52rem"
            box={["aspect-video", "lg:aspect-[15/8]", "xl:aspect-[5/2]"]}
            fills="lg:h-full"
          />
        </div>
        <div className="flex flex-col lg:col-span-4 lg:border-t-3 lg:border-accent">
          <StoryBody story={story} scale="sports" />
        </div>
      </div>
    </article>
  );
}

/** A story with a small picture at its side; on phones its text runs under both. */
function Listed({ story }: { story: SportStory }) {
  return (
    <article
      id={story.id}
      className="anchor grid grid-cols-[minmax(0,1fr)_min(6rem,30%)] grid-rows-[auto_1fr] gap-x-4 sm:grid-cols-[min(12.5rem,33%)_minmax(0,1fr)] sm:gap-x-5"
    >
      <div className="sm:col-start-2">
        <StoryTitle story={story} scale="brief" size={4} voice="sports" />
      </div>
      <div className="col-start-2 row-start-1 sm:col-start-1 sm:max-lg:row-end-3 xl:row-end-3">
        <Picture of={story} sizes="(width < 36rem) 6rem, 12.5rem" box={["aspect-[5/4]"]} />
      </div>
      <div className="max-sm:col-span-2 sm:max-lg:col-start-2 lg:max-xl:col-span-2 lg:max-xl:pt-1.5 xl:col-start-2">
        <StoryBody story={story} scale="brief" />
      </div>
    </article>
  );
}

/** The section's stories: the first large, the others as a list under it. */
export function SportsNews({ stories }: { stories: SportStory[] }) {
  const [lead, ...others] = stories;
  return (
    <section aria-labelledby="destacadas">
      <h2 id="destacadas" className="sr-only">
        Noticias destacadas
      </h2>
      {lead && <SportsLead story={lead} />}
      {others.length > 0 && (
        <ul className="mt-8 grid grid-cols-1 gap-x-8 gap-y-6 lg:grid-cols-12">
          {inRows(others, { lg: 2 }).map(({ item: story, span }) => (
            <li key={story.id} className={`border-t border-muted pt-4 ${span}`}>
              <Listed story={story} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
