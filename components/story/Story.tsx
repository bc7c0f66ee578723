import type { ReactNode } from "react";
import { Picture } from "@/components/Picture";
import { pictureIn, type Room } from "@/components/picture/rooms";
import { isShort } from "@/lib/title-step";
import { Byline } from "./Byline";
import { CorrectionNote } from "./CorrectionNote";
import { Headline, type Weight } from "./Headline";
import { KeyFigure } from "./KeyFigure";
import { Kicker } from "./Kicker";
import { type Form, StoryForm } from "./StoryForm";
import type { ToldStory } from "./types";

/** A deck is as large as its story weighs, in a narrow box no larger than a column's; those of what leads are not muted. */
export const decks = {
  1: "text-standfirst",
  2: "text-standfirst @max-xs/story:text-body",
  3: "text-muted text-body @max-[22rem]/story:text-small @min-[48rem]/story:text-standfirst",
  4: "text-muted text-small",
  5: "text-muted text-small",
  6: "text-muted text-small",
} as const satisfies Record<Weight, string>;

type Props = {
  story: ToldStory;
  form: Form;
  weight: Weight;
  /** How much of the page's width its column has at the most: the width in which its photograph is offered. */
  room: Room;
  /** What stands in its picture's place: a vote, a count of seats, a key figure, tiles. */
  figure?: ReactNode;
  /** A rank or an hour, before a line. */
  mark?: ReactNode;
  /** What comes first in the kicker, where the page does not say it. */
  first?: "topic" | "category";
  level?: 2 | 3 | 4;
  /** What follows its words: a button, its source. */
  children?: ReactNode;
  /** For the picture of the first screen: loaded at once. */
  priority?: boolean;
};

/** A story: the form says how it stands in its box, the weight how large it speaks. */
export function Story(props: Props) {
  const { story, form, weight, room, figure, mark, first, level, children, priority } = props;
  const announced = story.href !== undefined;
  const short = isShort(story.title);
  // Beside the other words the largest has a column alone.
  const size = form === "lead" && short && !figure && weight === 1 ? 2 : weight;
  return (
    <StoryForm
      form={form}
      id={announced ? undefined : story.id}
      section={story.section}
      mark={mark}
      kicker={<Kicker story={story} first={first} />}
      headline={
        <Headline weight={size} level={level} to={story.href} url={story.url}>
          {story.title}
        </Headline>
      }
      short={short}
      picture={
        form !== "line" &&
        (figure ? (
          <div className="story-figure">{figure}</div>
        ) : (
          <Picture of={story} {...pictureIn(form, room, short)} priority={priority} />
        ))
      }
      text={
        <>
          {story.figure && !announced && <KeyFigure figure={story.figure} weight={weight} />}
          <p className={decks[weight]}>{story.excerpt}</p>
          {!announced && <CorrectionNote correction={story.correction} />}
          <Byline piece={story} />
          {children}
        </>
      }
    />
  );
}
