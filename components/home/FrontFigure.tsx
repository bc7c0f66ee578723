import { Picture } from "@/components/Picture";
import type { PlacedStory } from "@/components/story/types";
import { SeatCount } from "./SeatCount";
import { Vote } from "./Vote";

/** How wide a picture is in each place, and of what shape. */
const pictures = {
  head: {
    box: "fills fills-tall",
    sizes: "(width < 48rem) 100vw, (width < 64rem) 58vw, (width < 84rem) 39vw, 31rem",
    className: "aspect-video md:aspect-[4/3]",
  },
  wide: {
    box: "fills",
    sizes: "(width < 48rem) 5.5rem, (width < 64rem) 58vw, (width < 84rem) 39vw, 31rem",
    className: "aspect-square md:aspect-[8/5]",
  },
  narrow: {
    box: "",
    sizes: "(width < 48rem) 5.5rem, (width < 64rem) 34vw, (width < 84rem) 23vw, 18rem",
    className: "aspect-square md:aspect-[4/3]",
  },
  row: {
    box: "fills",
    sizes: "(width < 48rem) 5.5rem, 15.5rem",
    className: "aspect-square md:aspect-[8/5]",
  },
} as const;

type Place = keyof typeof pictures;

/**
 * What stands where a story's picture would: a vote's figures anywhere; in the narrow column the count of seats
 * of the national chamber.
 */
export function kindOfFigure({ vote, count, section }: PlacedStory, place: Place): "vote" | "count" | "picture" {
  if (vote) return "vote";
  return place === "narrow" && count && section === "politica" ? "count" : "picture";
}

type Props = { story: PlacedStory; place: Place; chamber: number };

/** A story's picture, or the graphic of its figures. */
export function FrontFigure({ story, place, chamber }: Props) {
  const kind = kindOfFigure(story, place);
  if (kind === "vote" && story.vote)
    return <Vote vote={story.vote} room={place === "head" || place === "wide" ? "wide" : "narrow"} />;
  if (kind === "count" && story.count) return <SeatCount count={story.count} chamber={chamber} />;
  const { box, ...picture } = pictures[place];
  return (
    <div className={box}>
      <Picture image={story.image} alt={story.alt} {...picture} />
    </div>
  );
}
