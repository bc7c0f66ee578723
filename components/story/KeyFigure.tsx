import type { KeyFigure as Figure } from "@/schema/story";
import { Figure as FigureText } from "@/components/charts/Figure";
import type { Weight } from "./Headline";

/** A figure is as large as what it stands with weighs. */
function sizeOf(weight: Weight) {
  if (weight === 1) return "lead";
  return weight < 4 ? "large" : "small";
}

/** A story's one figure near its unit, and in small words what it says. */
export const KeyFigure = ({ figure: { value, label }, weight }: { figure: Figure; weight: Weight }) => (
  <p className="mb-3 max-w-none">
    <strong className="text-accent">
      <FigureText value={value} size={sizeOf(weight)} />
    </strong>{" "}
    <span className="mt-1.5 block text-meta font-semibold">{label}</span>
  </p>
);
