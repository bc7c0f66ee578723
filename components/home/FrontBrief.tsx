import { Picture } from "@/components/Picture";
import { StoryBody, StoryTitle } from "@/components/story/StoryText";
import type { PlacedStory } from "@/components/story/types";
import { Vote } from "./Vote";

/** Where the figures of a vote stand in a picture's place they have a row of their own on phones. */
const columns = {
  picture: "grid-cols-[5.5rem_minmax(0,1fr)] lg:grid-cols-[11rem_minmax(0,1fr)]",
  narrowPicture: "grid-cols-[5.5rem_minmax(0,1fr)] lg:grid-cols-[7rem_minmax(0,1fr)]",
  vote: "lg:grid-cols-[13rem_minmax(0,1fr)]",
  narrowVote: "",
} as const;

type Props = {
  story: PlacedStory;
  /** Where three share the page's width. */
  narrow: boolean;
  className: string;
};

/** A story under the lead: a square picture, the headline beside it, and the rest below both where there is little room. */
export function FrontBrief({ story, narrow, className }: Props) {
  const figure = story.vote ? (narrow ? "narrowVote" : "vote") : narrow ? "narrowPicture" : "picture";
  return (
    <article
      data-section={story.section}
      className={`grid content-start gap-x-4 border-t border-ink pt-3 lg:grid-rows-[auto_1fr] ${columns[figure]} ${className}`}
    >
      <div className="self-start">
        <StoryTitle story={story} scale="brief" level={2} brief />
      </div>
      <div className={figure === "narrowVote" ? "row-start-2 mt-2" : `order-first ${narrow ? "" : "lg:row-span-2"}`}>
        {story.vote ? (
          <Vote vote={story.vote} room={narrow ? "wide" : "narrow"} />
        ) : (
          <Picture
            image={story.image}
            alt={story.alt}
            sizes={`(width < 64rem) 5.5rem, ${narrow ? 7 : 11}rem`}
            className="aspect-square"
          />
        )}
      </div>
      <div className={narrow ? "col-span-full" : "max-lg:col-span-full"}>
        <StoryBody story={story} scale="brief" />
      </div>
    </article>
  );
}
