import type { KeyFigure as Figure } from "@/data/schema/story";

/** A story's one figure, as large as a headline, and what it says. */
export function KeyFigure({ figure: { value, label } }: { figure: Figure }) {
  return (
    <p className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-1">
      <strong className="font-serif text-[clamp(3.25rem,1rem+5.9vw,4.75rem)] leading-none font-semibold tracking-tight text-accent">
        {value}
      </strong>{" "}
      <span className="max-w-40 text-xs font-semibold">{label}</span>
    </p>
  );
}
