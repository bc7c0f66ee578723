import { Picture } from "@/components/Picture";
import { StoryText } from "@/components/story/StoryText";
import type { PlacedStory } from "@/components/story/types";

const across = "sm:col-span-2 sm:grid sm:grid-cols-5 sm:gap-x-6";
/** On phones the text runs on below a small picture. */
const row = "max-sm:flow-root";
const aside = "max-sm:float-right max-sm:mb-2 max-sm:ml-4 max-sm:w-[min(6.5rem,35%)]";

/**
 * How a story stands in its place: across both columns with its picture at one side, or
 * under its picture. On phones the first is a card and the others are rows.
 */
const places = {
  head: {
    article: across,
    sizes: "(width < 36rem) 100vw, (width < 64rem) 57vw, (width < 84rem) 37vw, 31rem",
    picture: "aspect-[8/5] sm:col-span-3 lg:max-xl:aspect-square",
    text: "max-sm:mt-3 sm:col-span-2 sm:self-center",
    headline: "text-2xl xl:text-3xl",
  },
  largeHead: {
    article: "sm:col-span-2",
    sizes: "(width < 64rem) 100vw, (width < 84rem) 63vw, 53rem",
    picture: "aspect-[8/5]",
    text: "mt-3",
    headline: "text-2xl xl:text-3xl",
  },
  column: {
    article: row,
    sizes: "(width < 36rem) 6.5rem, (width < 64rem) 46vw, (width < 84rem) 30vw, 26rem",
    picture: `aspect-square ${aside} sm:aspect-[4/3] lg:max-xl:aspect-[6/5]`,
    text: "sm:mt-3",
    headline: "text-xl sm:text-2xl",
  },
  foot: {
    article: `${row} ${across}`,
    sizes: "(width < 36rem) 6.5rem, (width < 64rem) 57vw, (width < 84rem) 37vw, 31rem",
    picture: `aspect-square ${aside} sm:order-last sm:col-span-3 sm:aspect-[8/5] lg:max-xl:aspect-square`,
    text: "sm:col-span-2 sm:self-center",
    headline: "text-xl sm:text-2xl xl:text-3xl",
  },
} as const;

/** One of the latest, as its place has it. */
export function FrontStory({ story, place }: { story: PlacedStory; place: keyof typeof places }) {
  const { article, sizes, picture, text, headline } = places[place];
  return (
    <article
      data-section={story.section}
      className={`border-rule not-first:border-t not-first:pt-5 sm:not-first:pt-7 ${article}`}
    >
      <Picture image={story.image} alt={story.alt} sizes={sizes} className={picture} />
      <div className={`min-w-0 ${text}`}>
        <StoryText story={story} size="inherit" headline={headline} />
      </div>
    </article>
  );
}
