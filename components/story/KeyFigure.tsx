import type { KeyFigure as Figure } from "@/schema/story";
import { Figure as FigureText } from "@/components/charts/Figure";
import type { Weight } from "./Headline";

type Props = { figure: Figure; weight: Weight };

/** A story's one figure near its unit, and in small words what it says. */
export function KeyFigure({ figure: { value, label }, weight }: Props) {
  return (
    <p className="mb-3 flex max-w-none flex-wrap items-center gap-x-3 gap-y-1">
      <strong className="text-accent">
        <FigureText value={value} size={weight <= 2 ? "large" : "small"} />
      </strong>{" "}
      <span className="max-w-40 flex-1 basis-24 text-meta font-semibold text-balance">{label}</span>
    </p>
  );
}
