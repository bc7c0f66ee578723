import { Picture } from "@/components/Picture";
import { Headline } from "@/components/story/Headline";
import { Kicker } from "@/components/story/Kicker";
import { StoryMeta } from "@/components/story/StoryMeta";
import type { PlacedStory } from "@/components/story/types";

/** How the story stands: across both columns with its picture at one side, or under its picture. */
export type Form = "picture-left" | "picture-right" | "column";

const wide = "sm:col-span-2 sm:grid sm:grid-cols-5 sm:gap-x-6";

/** On phones the first story is a card and the others are rows; wider, each has its own form. */
const forms = {
  "picture-left": {
    article: wide,
    sizes: "(width < 36rem) 100vw, (width < 64rem) 57vw, (width < 84rem) 37vw, 31rem",
    picture: "aspect-[8/5] sm:col-span-3 lg:max-xl:aspect-square",
    text: "max-sm:mt-3 sm:col-span-2 sm:self-center",
    headline: "text-2xl xl:text-3xl",
    excerpt: "",
  },
  "picture-right": {
    article: `max-sm:grid max-sm:grid-cols-[1fr_min(6.5rem,35%)] max-sm:gap-x-4 ${wide}`,
    sizes: "(width < 36rem) 6.5rem, (width < 64rem) 57vw, (width < 84rem) 37vw, 31rem",
    picture: "order-last aspect-square sm:col-span-3 sm:aspect-[8/5] lg:max-xl:aspect-square",
    text: "sm:col-span-2 sm:self-center",
    headline: "text-xl sm:text-2xl xl:text-3xl",
    excerpt: "max-sm:hidden",
  },
  column: {
    article: "max-sm:grid max-sm:grid-cols-[1fr_min(6.5rem,35%)] max-sm:gap-x-4",
    sizes: "(width < 36rem) 6.5rem, (width < 64rem) 46vw, (width < 84rem) 30vw, 26rem",
    picture: "aspect-square max-sm:order-last sm:aspect-[4/3] lg:max-xl:aspect-[6/5]",
    text: "sm:mt-3",
    headline: "text-xl sm:text-2xl",
    excerpt: "max-sm:hidden",
  },
} as const;

/** One of the latest, in the form its place gives it. */
export function LatestStory({ story, form }: { story: PlacedStory; form: Form }) {
  const classes = forms[form];
  return (
    <article
      data-section={story.section}
      className={`border-rule not-first:border-t not-first:pt-5 sm:not-first:pt-7 ${classes.article}`}
    >
      <Picture image={story.image} alt={story.alt} sizes={classes.sizes} className={classes.picture} />
      <div className={`min-w-0 ${classes.text}`}>
        <Kicker story={story} />
        <Headline to={story.href} size="inherit" className={`mt-1.5 ${classes.headline}`}>
          {story.title}
        </Headline>
        <p className={`mt-2 text-base text-muted ${classes.excerpt}`}>{story.excerpt}</p>
        <StoryMeta story={story} className="mt-3" />
      </div>
    </article>
  );
}
