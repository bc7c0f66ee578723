import { Block } from "@/components/Block";
import { Picture } from "@/components/Picture";
import { StoryBody, StoryTitle } from "@/components/story/StoryText";
import type { Story } from "@/schema/story";

/** A story with a small picture at its side, among others that are set by rules. */
function StoryRow({ story }: { story: Story }) {
  return (
    <article
      id={story.id}
      className="anchor grid grid-cols-[minmax(0,1fr)_min(6.5rem,30%)] grid-rows-[auto_1fr] gap-x-4 py-5 last:pb-0 sm:grid-cols-[minmax(0,1fr)_11rem] lg:flex-1 lg:first:pt-0 lg:max-xl:grid-cols-[minmax(0,1fr)_9rem]"
    >
      <div>
        <StoryTitle story={story} scale="brief" />
      </div>
      <div className="col-start-1 row-start-2 max-sm:col-span-2">
        <StoryBody story={story} scale="brief" />
      </div>
      <div className="col-start-2 row-start-1 sm:row-end-3">
        <Picture of={story} sizes="(width < 36rem) 6.5rem, 11rem" box={["aspect-[5/4]"]} />
      </div>
    </article>
  );
}

/** A story whose picture stands under its headline, and grows where what is beside it is longer. */
function Large({ story, className }: { story: Story; className: string }) {
  return (
    <article id={story.id} className={`anchor flex flex-col ${className}`}>
      <StoryTitle story={story} size={3} />
      <div className="relative mt-4 aspect-[8/5] max-h-144 md:max-lg:aspect-[2/1] lg:grow">
        <Picture
          of={story}
          sizes="(width < 64rem) 100vw, (width < 84rem) 58vw, 49rem"
          box={["aspect-[8/5]", "lg:max-xl:aspect-square"]}
          fills="h-full"
          className="absolute inset-0"
        />
      </div>
      <StoryBody story={story} />
    </article>
  );
}

/** The section's stories: two side by side, or one large and the others set by rules beside it. */
export function CultureNews({ stories }: { stories: Story[] }) {
  const [lead, ...others] = stories;
  if (!lead) return null;
  const led = others.length > 1;
  return (
    <Block id="noticias" title="Noticias de cultura">
      <div className="grid grid-cols-1 gap-x-8 gap-y-8 lg:grid-cols-12">
        <Large story={lead} className={led ? "lg:col-span-6 xl:col-span-7" : "lg:col-span-6"} />
        {led ? (
          <div className="flex flex-col divide-y divide-rule border-rule max-lg:border-t lg:col-span-6 xl:col-span-5">
            {others.map((story) => (
              <StoryRow key={story.id} story={story} />
            ))}
          </div>
        ) : (
          others.map((story) => <Large key={story.id} story={story} className="lg:col-span-6" />)
        )}
      </div>
    </Block>
  );
}
