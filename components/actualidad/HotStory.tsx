import { Bookmark, Share2 } from "lucide-react";
import { Picture } from "@/components/Picture";
import { StoryMeta } from "@/components/story/StoryMeta";
import { StoryExcerpt, StoryTitle } from "@/components/story/StoryText";
import type { Story } from "@/data/schema/story";

const buttons = [
  ["Compartir", Share2],
  ["Guardar", Bookmark],
] as const;

/** The story of the day, large, with what one would do with it. */
export function HotStory({ story }: { story: Story }) {
  return (
    <article id={story.id} className="grid gap-x-8 gap-y-5 anchor lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
      <Picture
        image={story.image}
        alt={story.alt}
        sizes="(width < 64rem) 100vw, (width < 84rem) 63vw, 53rem"
        priority
        className="aspect-[8/5] lg:col-span-8 xl:row-span-2"
      />
      <div className="border-accent lg:col-span-4 lg:border-t-4 lg:pt-4 lg:max-xl:row-span-2">
        <StoryTitle story={story} scale="lead" headline="lg:max-xl:text-3xl" />
        <StoryExcerpt story={story} scale="lead" />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-rule pt-3 lg:col-span-8 xl:col-span-4 xl:self-end">
        <StoryMeta story={story} />
        <div className="flex gap-2">
          {buttons.map(([name, Icon]) => (
            <button key={name} type="button" aria-label={name} className="icon-button border border-rule">
              <Icon className="size-5" aria-hidden="true" />
            </button>
          ))}
        </div>
      </div>
    </article>
  );
}
