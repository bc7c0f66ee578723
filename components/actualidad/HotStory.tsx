import { Bookmark, Share2 } from "lucide-react";
import { Picture } from "@/components/Picture";
import { StoryBody, StoryTitle } from "@/components/story/StoryText";
import type { Story } from "@/schema/story";
import { isLong } from "@/lib/title-step";
import { site } from "@/paper/site";

const buttons = [
  ["Compartir", Share2],
  ["Guardar", Bookmark],
] as const;

/** The story of the day: its picture runs out of the page at the left, its figure is nearly as large as its headline. */
export function HotStory({ story }: { story: Story }) {
  const size = isLong(story.title) ? 3 : 2;
  // What they do is not part of this site.
  const shown = site.sample ? buttons : [];
  return (
    <article
      id={story.id}
      className="anchor mt-5 grid gap-x-8 gap-y-4 max-md:grid-rows-[minmax(min(62.5vw,18rem),auto)_auto] lg:grid-cols-12"
    >
      <div className="max-md:row-start-2 lg:col-span-5 lg:self-center">
        <StoryTitle story={story} scale="lead" size={size} first="category" />
        <StoryBody story={story} scale="lead" />
        <div className="mt-4 flex gap-2 empty:hidden">
          {shown.map(([name, Icon]) => (
            <button key={name} type="button" aria-label={name} className="icon-button border border-rule">
              <Icon className="size-5" aria-hidden="true" />
            </button>
          ))}
        </div>
      </div>
      {/* Beyond the measure of 84 rem the page's margin grows by half of each rem. */}
      <div className="order-first -mx-4 sm:-mx-6 lg:col-span-7 lg:mr-0 lg:-ml-[max(2rem,50vw-40rem)]">
        <Picture
          of={story}
          sizes="(width < 64rem) 100vw, (width < 84rem) 58vw, 65rem"
          priority
          box={["aspect-[8/5]", "lg:aspect-[16/15]", "xl:aspect-[3/2]", "min-[90rem]:aspect-[7/4]"]}
          fills="lg:h-full"
          className="max-h-[36rem] object-top max-md:max-h-72"
        />
      </div>
    </article>
  );
}
