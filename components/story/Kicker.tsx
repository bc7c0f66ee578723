import { sectionOf } from "@/components/section-of";
import type { ToldStory } from "./types";

const flags = [
  ["isBreaking", "Último momento"],
  ["isUrgent", "Urgente"],
  ["isExclusive", "Exclusiva"],
  ["isHot", "Tema del día"],
] as const;

type Props = {
  story: Partial<ToldStory> & Pick<ToldStory, "category">;
  /** What comes first: on a section's own page, whose category one knows, the topic; elsewhere the category. */
  first?: "topic" | "category" | undefined;
};

/** The line over a headline: what the story is marked as, a word in the accent, and in muted ones what else it is about and where. */
export function Kicker({ story, first = story.href ? "category" : "topic" }: Props) {
  const flag = flags.find(([name]) => story[name]);
  const topic = story.subject ?? story.topic ?? story.sport;
  const word = (first === "topic" ? topic : undefined) ?? story.category;
  const place = story.place ?? story.community;
  // A page that announces a story has room for one word more, its own for all.
  const about = word === topic || (story.href && place) ? undefined : topic;
  const rest = [about, place].filter(Boolean).join(", ");
  // A category that comes first has its section's colour; on its section's own page the word has the page's, or its ground's.
  const section = first === "category" ? sectionOf(word) : undefined;
  return (
    <p className="kicker">
      {flag && <span className="kicker-flag">{flag[1]}</span>}{" "}
      <span data-section={section} className="text-accent">
        {word}
      </span>{" "}
      {rest && <span className="kicker-rest">{rest}</span>}
    </p>
  );
}
