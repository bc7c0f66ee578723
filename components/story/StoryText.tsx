import type { KeyFigure as Figure, Story } from "@/schema/story";
import { Byline } from "./Byline";
import { CorrectionNote } from "./CorrectionNote";
import { Headline, type HeadlineSize, type Voice } from "./Headline";
import { Kicker, type KickerStory } from "./Kicker";
import type { AnyStory } from "./types";

/** What it says, in few small words beside the figure. */
const note = "max-w-40 flex-1 basis-24 text-xs font-semibold text-balance";

const figures = {
  /* So many of a few, over a row of tiles: with its words as wide as they. */
  share: {
    line: "max-w-none gap-x-5 pt-3 font-semibold lg:my-auto",
    value: "-ml-[0.04em] font-serif text-share leading-none tracking-[-0.04em]",
    label: "grow basis-24 text-sm text-balance md:text-3xl lg:text-lg xl:text-2xl min-[90rem]:text-3xl",
  },
  lead: { line: "mt-5 gap-x-3 gap-y-1", value: "font-serif text-4xl font-semibold", label: note },
  story: { line: "mt-3 gap-x-3 gap-y-1", value: "font-serif text-3xl font-semibold", label: note },
  brief: { line: "mt-3 gap-x-3 gap-y-1", value: "font-serif text-2xl font-semibold", label: note },
  sports: {
    line: "mt-3 gap-x-3 gap-y-1 lg:max-w-88",
    value: "grotesk text-record tracking-normal! lg:max-xl:text-[5rem]",
    label: note,
  },
} as const;

type Props = { figure: Figure; size: keyof typeof figures };

/** A story's one figure, as large as a headline, near its unit, and what it says. */
export function KeyFigure({ figure: { value, label }, size }: Props) {
  const look = figures[size];
  return (
    <p className={`flex flex-wrap items-center ${look.line}`}>
      <strong className={`text-accent [word-spacing:-0.08em] ${look.value}`}>{value}</strong>{" "}
      <span className={look.label}>{label}</span>
    </p>
  );
}

/** How much is made of a story: what opens a page, what stands on it, what stands beside; and what opens the sports. */
const scales = {
  lead: { size: "2xl", level: 2, headline: "mt-2 md:mt-3", excerpt: "mt-4 text-lg", meta: "mt-4" },
  story: {
    size: "lg",
    level: 3,
    headline: "mt-1.5 md:mt-2",
    excerpt: "mt-2 text-base max-sm:text-sm",
    meta: "mt-3 max-sm:mt-1.5",
  },
  brief: { size: "md", level: 3, headline: "mt-1 md:mt-2", excerpt: "mt-1.5 text-sm", meta: "mt-1.5" },
  sports: { size: "lg", level: 3, headline: "mt-2", excerpt: "mt-4 text-lg", meta: "mt-3" },
} as const;

type Common = { scale?: keyof typeof scales | undefined };

type TitleProps = Common & {
  story: KickerStory & Pick<Story, "title" | "url">;
  /** Where it is not the one of the scale. */
  size?: HeadlineSize | undefined;
  level?: 2 | 3 | undefined;
  /** What comes first in the line over the headline, where the page does not say it. */
  first?: "topic" | "category" | undefined;
  /** In narrow columns: the line over the headline has one word less. */
  brief?: boolean | undefined;
  voice?: Voice | undefined;
};

/** The line over the headline, and the headline. */
export function StoryTitle({ story, scale = "story", size, level, first, brief, voice }: TitleProps) {
  const own = scales[scale];
  return (
    <>
      <Kicker story={story} first={first} brief={brief} />
      <Headline
        size={size ?? own.size}
        level={level ?? own.level}
        to={story.href}
        url={story.url}
        voice={voice}
        className={own.headline}
      >
        {story.title}
      </Headline>
    </>
  );
}

type BodyProps = Common & { story: AnyStory };

/** What follows the headline: its figure on its section's page, where it has one, the excerpt, there what was mended in it, and who wrote it when. */
export function StoryBody({ story, scale = "story" }: BodyProps) {
  return (
    <>
      {story.figure && !story.href && <KeyFigure figure={story.figure} size={scale} />}
      <p className={`text-muted ${scales[scale].excerpt}`}>{story.excerpt}</p>
      {!story.href && <CorrectionNote correction={story.correction} />}
      <Byline piece={story} className={scales[scale].meta} />
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
