import { TimeText } from "@/components/text/TimeText";
import type { Story } from "@/data/schema/story";
import { readings } from "@/lib/format";

type Props = { story: Pick<Story, "author" | "time" | "views">; className?: string };

/** Who wrote a story, when, and how often it has been read. */
export function StoryMeta({ story, className = "" }: Props) {
  return (
    <p className={`flex flex-wrap gap-x-3 gap-y-0.5 text-xs text-muted ${className}`}>
      <span className="font-semibold text-ink">{story.author}</span> <TimeText value={story.time} />{" "}
      <span>{readings(story.views)}</span>
    </p>
  );
}
