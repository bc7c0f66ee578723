import { Picture } from "@/components/Picture";
import { StoryBody, StoryTitle } from "@/components/story/StoryText";
import type { SportStory } from "@/data/schema/sport";

/** Two lines across the page; a longer headline is set smaller, so that landing on it shows it whole. */
const sizeOf = (title: string) => (title.length <= 60 ? "hero-xl" : title.length <= 110 ? "hero-lg" : "hero-sm");

/** The story the page is made up around: its headline across, then its picture, and its figure under a bar. */
export function SportsLead({ story }: { story: SportStory }) {
  return (
    <article id={story.id} className="anchor">
      <StoryTitle story={story} size={sizeOf(story.title)} voice="shout" />
      <div className="mt-5 grid grid-cols-1 gap-x-8 gap-y-4 lg:grid-cols-12">
        <div className="lg:col-span-8">
          <Picture
            image={story.image}
            alt={story.alt}
            sizes="(width < 64rem) 100vw, (width < 84rem) 63vw, 53rem"
            className="aspect-video"
          />
        </div>
        <div className="flex flex-col border-t-8 border-accent lg:col-span-4">
          <StoryBody story={story} scale="sports" />
        </div>
      </div>
    </article>
  );
}
