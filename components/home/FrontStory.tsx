import type { ComponentProps } from "react";
import { Origin } from "@/components/charts/Source";
import { Story } from "@/components/story/Story";
import type { Placed } from "@/paper/front";
import type { Story as Record } from "@/schema/story";
import { SeatCount } from "./SeatCount";
import { Vote } from "./Vote";

type FigureProps = {
  story: Placed<Record>;
  /** The seats of the national chamber, where a story's count of them is drawn. */
  chamber?: number | undefined;
};

/** What is drawn in a picture's place, and whose figures those are. */
function drawnOf({ story: { vote, count, section }, chamber }: FigureProps) {
  if (vote) return { figure: <Vote vote={vote} />, source: vote.source };
  if (count && chamber && section === "politica")
    return { figure: <SeatCount count={count} chamber={chamber} />, source: count.source };
  return undefined;
}

type Props = FigureProps & Pick<ComponentProps<typeof Story>, "form" | "weight" | "room" | "level">;

/** A story of the front: a vote or a count of seats stands in its picture's place, its source after the story's words. */
export function FrontStory({ story, chamber, ...form }: Props) {
  const drawn = drawnOf({ story, chamber });
  return (
    <Story story={story} figure={drawn?.figure} {...form}>
      <Origin of={drawn?.source} />
    </Story>
  );
}
