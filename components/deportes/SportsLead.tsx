import { Picture } from "@/components/Picture";
import { StoryMeta } from "@/components/story/StoryMeta";
import { StoryTitle } from "@/components/story/StoryText";
import type { SportStory } from "@/data/schema/sport";
import type { KeyFigure } from "@/data/schema/story";

/** Two lines across the page; a longer headline is set smaller, so that landing on it shows it whole. */
const sizeOf = (title: string) =>
  title.length <= 60
    ? "text-[clamp(2.375rem,6.55vw,5.25rem)]"
    : title.length <= 110
      ? "text-[clamp(2rem,5vw,4rem)]"
      : "text-[clamp(1.75rem,3.75vw,3rem)]";

/** The mark of the day, as large as its column. */
function Mark({ figure }: { figure: KeyFigure }) {
  return (
    <p className="mb-4 md:max-lg:mr-8">
      <span className="block figures text-[min(5.5rem,21vw-0.42rem)] leading-[0.94] font-extrabold tracking-[-0.035em]! text-accent lg:text-[min(5.25rem,7vw-0.56rem)]">
        {figure.value}
      </span>{" "}
      <span className="block text-sm leading-snug font-bold">{figure.label}</span>
    </p>
  );
}

/** The story the page is made up around: its headline across, then its picture, and its figure under a bar. */
export function SportsLead({ story }: { story: SportStory }) {
  return (
    <article id={story.id} className="anchor">
      <StoryTitle
        story={story}
        size="inherit"
        within="Deportes"
        headline={`grotesk leading-[0.94] tracking-[-0.05em]! ${sizeOf(story.title)}`}
      />
      <div className="mt-5 grid grid-cols-1 gap-x-8 gap-y-4 lg:grid-cols-12">
        <div className="lg:col-span-8">
          <Picture
            image={story.image}
            alt={story.alt}
            sizes="(width < 64rem) 100vw, (width < 84rem) 63vw, 53rem"
            className="aspect-video"
          />
        </div>
        <div className="flex flex-col border-t-8 border-accent pt-3 md:max-lg:flex-row md:max-lg:flex-wrap lg:col-span-4">
          {story.figure && <Mark figure={story.figure} />}
          <p className="text-lg text-muted md:max-lg:flex-1 md:max-lg:basis-80 lg:text-xl/normal xl:text-2xl/normal">
            {story.excerpt}
          </p>
          <StoryMeta story={story} className="w-full pt-3 lg:mt-auto" />
        </div>
      </div>
    </article>
  );
}
