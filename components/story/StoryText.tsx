import type { Category, Story } from "@/data/schema/story";
import { Headline, type HeadlineSize } from "./Headline";
import { KeyFigure } from "./KeyFigure";
import { Kicker, type KickerStory } from "./Kicker";
import { StoryMeta } from "./StoryMeta";
import type { AnyStory } from "./types";

/** How much is made of a story: what opens a page, what stands on it, what stands beside. */
const scales = {
  lead: { size: "2xl", level: 2, headline: "mt-2", excerpt: "mt-4 max-w-3xl text-lg", meta: "mt-4" },
  story: { size: "lg", level: 3, headline: "mt-1.5", excerpt: "mt-2 text-base", meta: "mt-3" },
  brief: { size: "md", level: 3, headline: "mt-1", excerpt: "mt-1.5 text-sm", meta: "mt-1.5" },
} as const;

type Scale = { scale?: keyof typeof scales };

type TitleProps = Scale & {
  story: KickerStory & Pick<Story, "title" | "url"> & { href?: `/${string}` };
  /** Where it is not the one of the scale. */
  size?: HeadlineSize | undefined;
  level?: 2 | 3 | undefined;
  /** The category of the page's own section, which the line over the headline need not repeat. */
  within?: Category | undefined;
  /** In narrow columns: the line over the headline has one word less. */
  brief?: boolean | undefined;
  /** Classes of the headline, for what changes with the width of the page. */
  headline?: string | undefined;
};

/** The line over the headline, and the headline. */
export function StoryTitle({ story, scale = "story", size, level, within, brief, headline = "" }: TitleProps) {
  const own = scales[scale];
  return (
    <>
      <Kicker story={story} within={within} brief={brief} />
      <Headline
        size={size ?? own.size}
        level={level ?? own.level}
        to={story.href}
        url={story.url}
        className={`${own.headline} ${headline}`}
      >
        {story.title}
      </Headline>
    </>
  );
}

type ExcerptProps = Scale & {
  story: Pick<Story, "excerpt">;
  /** Classes of its own, such as where it does not show. */
  excerpt?: string | undefined;
};

/** The sentence or two below the headline. */
function StoryExcerpt({ story, scale = "story", excerpt = "" }: ExcerptProps) {
  return <p className={`text-muted ${scales[scale].excerpt} ${excerpt}`}>{story.excerpt}</p>;
}

/** What follows the headline: its figure on its section's page, where it has one, the excerpt, and who wrote it when. */
export function StoryBody({ story, scale = "story", excerpt }: ExcerptProps & { story: AnyStory }) {
  return (
    <>
      {story.figure && !story.href && <KeyFigure figure={story.figure} size={scale} />}
      <StoryExcerpt story={story} scale={scale} excerpt={excerpt} />
      <StoryMeta story={story} className={scales[scale].meta} />
    </>
  );
}

/** All that is said of a story beside its picture. */
export function StoryText({
  story,
  scale = "story",
  size,
  level,
  within,
  headline,
  excerpt,
}: TitleProps & ExcerptProps & { story: AnyStory }) {
  return (
    <>
      <StoryTitle story={story} scale={scale} size={size} level={level} within={within} headline={headline} />
      <StoryBody story={story} scale={scale} excerpt={excerpt} />
    </>
  );
}
