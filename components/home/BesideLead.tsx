import { Picture } from "@/components/Picture";
import { StoryBody, StoryTitle } from "@/components/story/StoryText";
import type { PlacedStory } from "@/components/story/types";
import { Vote } from "./Vote";

/** The story in the column beside the lead: the figures of its vote, or its picture. */
export function BesideLead({ story }: { story: PlacedStory }) {
  return (
    <article
      data-section={story.section}
      className="flex flex-col border-rule max-md:border-t max-md:pt-3 md:col-span-6 md:-ml-4 md:border-l md:pl-4 lg:col-span-3 lg:col-start-10 lg:row-start-2"
    >
      <StoryTitle story={story} scale="brief" size="lg" level={2} brief />
      {story.vote && (
        <div className="mt-2">
          <Vote vote={story.vote} room="quarter" />
        </div>
      )}
      <StoryBody story={story} scale="brief" />
      {!story.vote && (
        <div className="order-first mb-3">
          <Picture
            image={story.image}
            alt={story.alt}
            sizes="(width < 48rem) 100vw, (width < 64rem) 47vw, (width < 84rem) 23vw, 18rem"
            className="aspect-[3/2]"
          />
        </div>
      )}
    </article>
  );
}
