import { Dot } from "@/components/text/Dot";
import type { Sport } from "@/schema/sport";
import type { Story } from "@/schema/story";
import { CommunityMark } from "./CommunityMark";

const flags = [
  ["isBreaking", "Último momento"],
  ["isUrgent", "Urgente"],
  ["isExclusive", "Exclusiva"],
  ["isHot", "Tema del día"],
] as const;

export type KickerStory = Pick<
  Story,
  "topic" | "place" | "community" | "isBreaking" | "isUrgent" | "isExclusive" | "isHot"
> & {
  category: string;
  sport?: Sport;
  /** Where it stands, on a page that announces it. */
  href?: `/${string}`;
};

type Props = {
  story: KickerStory;
  /** What comes first: on a section's own page, whose category one knows, the topic; elsewhere the category. */
  first?: "topic" | "category" | undefined;
  /** In narrow columns: the place alone after the category, or the topic where there is no place. */
  brief?: boolean | undefined;
};

/** The line over a headline: what the story is marked as, its category or topic in the accent, and where it happens. */
export function Kicker({ story, first = story.href ? "category" : "topic", brief = false }: Props) {
  const flag = flags.find(([name]) => story[name]);
  const topic = story.topic ?? story.sport;
  const own = topic !== undefined && first === "topic";
  const place = story.place ?? story.community;
  const about = own || (brief && (flag ?? place)) ? undefined : topic;
  // A flag leaves no room for it on one line.
  const where = brief && flag ? undefined : place;
  const marked = where && story.community;
  return (
    <p className="flex kicker flex-wrap items-baseline gap-x-2 gap-y-1 text-accent">
      <span className="flex flex-wrap gap-x-2">
        {flag && <span className="kicker-flag">{flag[1]}</span>} <span>{own ? topic : story.category}</span>{" "}
        {about && <span className="kicker-rest">{about}</span>}
      </span>{" "}
      {where && (
        <span className={`kicker-rest ${marked ? "relative pl-6" : about ? "-ml-1" : ""}`}>
          {marked && <CommunityMark of={marked} named={where === marked} className="absolute bottom-0 left-0" />}
          {about && !marked && <Dot />}
          {where}
        </span>
      )}
    </p>
  );
}
