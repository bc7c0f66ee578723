import type { Story } from "@/data/schema";

const flags = [
  ["isBreaking", "Último momento"],
  ["isUrgent", "Urgente"],
  ["isExclusive", "Exclusiva"],
] as const;

type Props = {
  story: Pick<Story, "category" | "isBreaking" | "isUrgent" | "isExclusive">;
  className?: string;
};

/** The line over a headline: what the story is marked as, and its category. */
export function Kicker({ story, className = "" }: Props) {
  const flag = flags.find(([name]) => story[name]);
  return (
    <p className={`kicker flex flex-wrap items-center gap-x-2 gap-y-1 text-accent ${className}`}>
      {flag && <span className="rounded-sm bg-accent px-1.5 py-0.5 text-on-accent">{flag[1]}</span>}
      <span>{story.category}</span>
    </p>
  );
}
