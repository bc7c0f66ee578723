import { ArrowDown, ArrowRight, ArrowUp } from "lucide-react";
import type { Trend } from "@/lib/trend";

const looks = {
  up: { Icon: ArrowUp, name: "sube", colour: "text-up" },
  down: { Icon: ArrowDown, name: "baja", colour: "text-down" },
  stable: { Icon: ArrowRight, name: "sin cambios", colour: "text-muted" },
} as const;

type Props = {
  trend: Trend;
  /** The figure beside the arrow, already Spanish text; without one the arrow stands alone. */
  children?: string;
  /** Grey, whatever its sign: too small to say anything. */
  faint?: boolean;
};

/** Up in green, down in red, stable in grey: the arrow and the word say so too. */
export function Change({ trend, children, faint = false }: Props) {
  const { Icon, name, colour } = looks[trend];
  return (
    <span
      className={`inline-flex items-baseline gap-1 figures font-semibold whitespace-nowrap ${faint ? "text-muted" : colour}`}
    >
      <Icon className="size-[1em] flex-none self-center" strokeWidth={2.75} aria-hidden="true" />
      <span className="sr-only">{name} </span>
      {children}
    </span>
  );
}
