import type { Story } from "@/schema/story";
import { Byline } from "./Byline";
import { CorrectionNote } from "./CorrectionNote";
import { Headline, type Weight } from "./Headline";
import { KeyFigure } from "./KeyFigure";
import { Kicker, type KickerStory } from "./Kicker";
import type { ToldStory } from "./types";

/** How much is made of a story: what opens a page, what stands on it, what stands beside; and what opens the sports. */
const scales = {
  lead: { size: 2, level: 2, headline: "mt-2 md:mt-3", excerpt: "mt-4 text-standfirst", meta: "mt-4" },
  story: {
    size: 4,
    level: 3,
    headline: "mt-1.5 md:mt-2",
    excerpt: "mt-2 text-body max-sm:text-small",
    meta: "mt-3 max-sm:mt-1.5",
  },
  brief: { size: 5, level: 3, headline: "mt-1 md:mt-2", excerpt: "mt-1.5 text-small", meta: "mt-1.5" },
  sports: { size: 4, level: 3, headline: "mt-2", excerpt: "mt-4 text-standfirst", meta: "mt-3" },
} as const;

type Common = { scale?: keyof typeof scales | undefined };

type TitleProps = Common & {
  story: KickerStory & Pick<Story, "title" | "url">;
  /** Where it is not the one of the scale. */
  size?: Weight | undefined;
  level?: 2 | 3 | undefined;
  /** What comes first in the line over the headline, where the page does not say it. */
  first?: "topic" | "category" | undefined;
  /** In narrow columns: the line over the headline has one word less. */
  brief?: boolean | undefined;
  voice?: string | undefined;
};

/** The line over the headline, and the headline. */
export function StoryTitle({ story, scale = "story", size, level, first }: TitleProps) {
  const own = scales[scale];
  return (
    <>
      <Kicker story={story} first={first} />
      <Headline weight={size ?? own.size} level={level ?? own.level} to={story.href} url={story.url}>
        {story.title}
      </Headline>
    </>
  );
}

type BodyProps = Common & { story: ToldStory };

/** What follows the headline: its figure on its section's page, where it has one, the excerpt, there what was mended in it, and who wrote it when. */
export function StoryBody({ story, scale = "story" }: BodyProps) {
  return (
    <>
      {story.figure && !story.href && <KeyFigure figure={story.figure} weight={scales[scale].size} />}
      <p className={`text-muted ${scales[scale].excerpt}`}>{story.excerpt}</p>
      {!story.href && <CorrectionNote correction={story.correction} />}
      <Byline piece={story} />
    </>
  );
}

/** All that is said of a story beside its picture. */
export function StoryText({ story, scale, size }: BodyProps & Pick<TitleProps, "size">) {
  return (
    <>
      <StoryTitle story={story} scale={scale} size={size} />
      <StoryBody story={story} scale={scale} />
    </>
  );
}
