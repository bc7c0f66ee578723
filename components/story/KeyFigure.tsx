import type { KeyFigure as Figure } from "@/data/schema/story";

const sizes = {
  lead: "text-[clamp(3.25rem,1rem+5.9vw,4.75rem)] leading-none tracking-tight",
  story: "text-3xl",
  brief: "text-2xl",
} as const;

type Props = { figure: Figure; size: keyof typeof sizes };

/** A story's one figure, as large as a headline, and what it says. */
export function KeyFigure({ figure: { value, label }, size }: Props) {
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
      <strong className={`font-serif font-semibold text-accent ${sizes[size]}`}>{value}</strong>{" "}
      <span className="max-w-40 text-xs font-semibold text-balance">{label}</span>
    </p>
  );
}
