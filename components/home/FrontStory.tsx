import { Picture } from "@/components/Picture";
import { KeyFigure } from "@/components/story/KeyFigure";
import { StoryBody, StoryTitle } from "@/components/story/StoryText";
import type { PlacedStory } from "@/components/story/types";
import { SeatCount } from "./SeatCount";
import { Vote } from "./Vote";
import { isLong } from "@/lib/title-step";

/** How wide a picture is in each place, of what shape, and what stands around it. */
const pictures = {
  head: {
    around: "fills fills-tall",
    sizes: "(width < 48rem) 100vw, (width < 64rem) 58vw, (width < 84rem) 39vw, 31rem",
    box: ["aspect-video", "md:aspect-[4/3]", "lg:aspect-[6/5]", "min-[105rem]:aspect-[4/3]"],
  },
  wide: {
    around: "fills",
    sizes: "(width < 48rem) 5.5rem, (width < 64rem) 58vw, (width < 84rem) 39vw, 31rem",
    box: ["aspect-[5/4]", "md:aspect-[8/5]"],
  },
  narrow: {
    around: "",
    sizes: "(width < 48rem) 5.5rem, (width < 64rem) 34vw, (width < 84rem) 23vw, 18rem",
    box: ["aspect-[5/4]", "md:aspect-[4/3]"],
  },
  row: {
    // No higher than what leaves three quarters of a drawing of 8:5 to be seen.
    around: "fills lg:max-h-65.75 xl:max-h-73",
    sizes: "(width < 48rem) 5.5rem, (width < 64rem) 15.5rem, (width < 80rem) 20rem, 22rem",
    box: ["aspect-[5/4]", "md:aspect-[4/3]"],
  },
} as const;

type Props = {
  story: PlacedStory;
  place: keyof typeof pictures;
  /** The seats of the chamber that a story's count is drawn of. */
  chamber: number | undefined;
};

/** What stands beside the first picture, after a hairline. */
const beside = "border-rule md:col-span-3 md:-ml-4 md:border-l md:pl-4";

/** On phones the words run on below a small picture that stands beside the headline. */
const small = "grid grid-cols-[minmax(0,1fr)_min(5.5rem,31%)] max-md:content-start gap-x-4";

/**
 * How a story stands in its place: across both columns with its picture at one side, under its picture, over a
 * graphic of its figures, or in a row with its picture at the end. On phones the first is a card and the others are rows.
 */
const places = {
  head: {
    article: "grid flex-auto gap-x-8 max-md:content-start md:grid-cols-8 md:grid-rows-[auto_1fr]",
    title: beside,
    figure: "order-first mb-3 grid md:col-span-5 md:row-span-2 md:mb-0",
    body: `${beside} lg:[&_p.text-small]:text-body`,
    size: 3,
    long: 4,
  },
  wide: {
    article: `${small} md:col-span-5 md:grid-cols-1 md:grid-rows-[1fr_auto_auto]`,
    title: "",
    figure: "grid md:order-first md:mb-3",
    body: "max-md:col-span-2 lg:[&_p.text-small]:text-body",
    size: 4,
    long: 5,
  },
  narrow: {
    article: `${small} border-rule max-md:border-t max-md:pt-3 md:col-span-3 md:-ml-4 md:grid-cols-1 md:grid-rows-[auto_auto_1fr] md:border-l md:pl-4`,
    title: "",
    figure: "md:mt-4 md:mb-1",
    body: "max-md:col-span-2 lg:[&_p.text-small]:text-body",
    size: 4,
    long: 5,
  },
  row: {
    article: `${small} mt-2.5 border-t border-rule pt-2.5 md:mt-6 md:max-lg:flex-auto xl:flex-auto md:grid-cols-[minmax(0,1fr)_15.5rem] lg:mt-8 lg:grid-cols-[minmax(0,1fr)_19.75rem] lg:pt-8 xl:mt-7 xl:grid-cols-[minmax(0,1fr)_22rem] xl:pt-7 md:grid-rows-[auto_1fr] md:gap-x-8 md:pt-6`,
    title: "",
    figure: "grid md:row-span-2",
    body: "max-md:col-span-2 xl:[&_p.text-small]:text-body",
    size: 4,
    long: 5,
  },
} as const;

/**
 * One of the latest, as its place has it. Where its picture would be stand a vote's figures anywhere; in the narrow
 * column the count of seats of the national chamber.
 */
export function FrontStory({ story, place, chamber }: Props) {
  const { article, title, figure, body, size, long } = places[place];
  const { around, ...picture } = pictures[place];
  const { vote, section } = story;
  const count = !vote && place === "narrow" && chamber && section === "politica" ? story.count : undefined;
  // The figures of a vote are too wide for a phone's second column.
  const across = vote ? "content-start max-md:col-span-2" : "";
  return (
    <article
      data-section={section}
      className={`${article} ${count ? "max-md:grid-cols-[minmax(0,1fr)_min(9rem,40vw)] max-md:*:first:*:first:col-span-2 max-md:*:first:contents" : ""}`}
    >
      <div className={`${title} ${across}`}>
        <StoryTitle story={story} scale="brief" size={isLong(story.title) ? long : size} brief />
      </div>
      <div className={`${figure} ${across}`}>
        {vote && <Vote vote={vote} room={place === "head" || place === "wide" ? "wide" : "narrow"} />}
        {count && chamber && <SeatCount count={count} chamber={chamber} />}
        {!vote && !count && (
          <div className={around}>
            <Picture of={story} {...picture} />
          </div>
        )}
      </div>
      <div className={body}>
        {place === "head" && story.figure && (
          <div className="mb-4 max-xl:hidden">
            <KeyFigure figure={story.figure} weight={3} />
          </div>
        )}
        <StoryBody story={story} scale="brief" />
      </div>
    </article>
  );
}
