import { Block } from "@/components/Block";
import { Picture } from "@/components/Picture";
import { StoryRow } from "@/components/story/StoryRow";
import { StoryBody, StoryTitle } from "@/components/story/StoryText";
import type { Story } from "@/data/schema/story";

/** A story whose picture stands under its headline, and grows where what is beside it is longer. */
function Large({ story, className }: { story: Story; className: string }) {
  return (
    <article id={story.id} className={`anchor flex flex-col ${className}`}>
      <StoryTitle story={story} size="xl" />
      <div className="relative mt-4 aspect-[8/5] max-h-144 lg:grow">
        <Picture
          image={story.image}
          alt={story.alt}
          sizes="(width < 64rem) 100vw, (width < 84rem) 58vw, 49rem"
          className="absolute inset-0 h-full"
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
              <StoryRow key={story.id} story={story} className="py-5 last:pb-0 lg:flex-1 lg:first:pt-0" />
            ))}
          </div>
        ) : (
          others.map((story) => <Large key={story.id} story={story} className="lg:col-span-6" />)
        )}
      </div>
    </Block>
  );
}
