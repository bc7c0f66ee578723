import type { KeyFigure as Figure } from "@/data/schema/story";

const sizes = {
  lead: "font-serif font-semibold text-figure",
  story: "font-serif text-3xl font-semibold",
  brief: "font-serif text-2xl font-semibold",
  sports: "grotesk text-figure",
} as const;

type Props = { figure: Figure; size: keyof typeof sizes };

/** A story's one figure, as large as a headline, and what it says. */
export function KeyFigure({ figure: { value, label }, size }: Props) {
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
      <strong className={`text-accent ${sizes[size]}`}>{value}</strong>{" "}
      <span className="max-w-40 text-xs font-semibold text-balance">{label}</span>
    </p>
  );
}
