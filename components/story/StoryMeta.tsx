import type { ReactNode } from "react";
import { TimeText } from "@/components/text/TimeText";
import type { Story } from "@/data/schema/story";
import { integer } from "@/lib/format";

type Props = {
  story: Pick<Story, "author" | "time" | "views">;
  /** What else belongs in the line, such as an author's role. */
  children?: ReactNode;
  className?: string;
};

/** Who wrote a story, when, and how often it has been read. */
export function StoryMeta({ story, children, className = "" }: Props) {
  return (
    <p className={`flex flex-wrap gap-x-3 gap-y-0.5 text-xs text-muted ${className}`}>
      <span className="font-semibold text-ink">{story.author}</span>
      {children}
      <TimeText value={story.time} />
      <span>{integer(story.views)} lecturas</span>
    </p>
  );
}
