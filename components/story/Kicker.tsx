import type { Sport } from "@/data/schema/sport";
import type { Story } from "@/data/schema/story";

const flags = [
  ["isBreaking", "Último momento"],
  ["isUrgent", "Urgente"],
  ["isExclusive", "Exclusiva"],
  ["isHot", "Tema del día"],
] as const;

export type KickerStory = Pick<Story, "category" | "isBreaking" | "isUrgent" | "isExclusive" | "isHot"> & {
  sport?: Sport;
};

/** The line over a headline: what the story is marked as, its category, and the sport where it is about one. */
export function Kicker({ story }: { story: KickerStory }) {
  const flag = flags.find(([name]) => story[name]);
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 kicker text-accent">
      {flag && <span className="-mt-0.5 rounded-sm bg-accent px-1.5 py-0.5 text-on-accent">{flag[1]}</span>}
      <span>
        {story.category}
        {story.sport && ` · ${story.sport}`}
      </span>
    </p>
  );
}
