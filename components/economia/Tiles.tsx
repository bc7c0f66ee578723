import { KeyFigure } from "@/components/story/KeyFigure";
import type { Monograph } from "@/schema/economia";
import { integer } from "@/lib/format";

/** A tile's side and the gap between two, in pixels where the page has its measure; so many stand in one row. */
const SIDE = 138;
const GAP = 10;
const ROW = 6;

/** Classes of ground and arch of the lit tiles, in turn. */
const LIT = [
  ["fill-glaze-honey", "fill-tile-by-day"],
  ["fill-glaze-cream", "fill-saffron-by-day"],
  ["fill-saffron-by-day", "fill-glaze-cream"],
  ["fill-glaze-honey", "fill-saffron-by-day"],
  ["fill-glaze-cream", "fill-tile-by-day"],
  ["fill-saffron-by-day", "fill-glaze-honey"],
] as const;
const DARK = ["fill-night-by-day", "fill-blueprint-rule"] as const;

const Sample = ({ lit = false }: { lit?: boolean }) => (
  <span className={`size-3 flex-none ${lit ? "bg-saffron-by-day" : "bg-blueprint-rule"}`} />
);

/** So many of a few tiles in colour, the others in the dark; over them what those are, under them what it comes to. */
export function Tiles({ lit, of, names, figure }: NonNullable<Monograph["share"]>) {
  const across = of > ROW ? Math.ceil(of / 2) : of;
  const lengthOf = (tiles: number) => tiles * (SIDE + GAP) - GAP;
  const height = lengthOf(Math.ceil(of / across));
  return (
    <>
      <ul className="mb-3 flex flex-wrap gap-x-6 text-meta font-semibold">
        <li className="flex items-center gap-2">
          <Sample lit />
          {integer(lit)} de {integer(of)} {names.lit}
        </li>
        {lit < of && (
          <li className="flex items-center gap-2">
            <Sample />
            {integer(of - lit)} {names.dark}
          </li>
        )}
      </ul>
      <svg
        viewBox={`0 0 ${lengthOf(across)} ${height}`}
        width="100%"
        height={height}
        className="h-auto w-full"
        aria-hidden="true"
      >
        {Array.from({ length: of }, (_, index) => {
          const [ground, arch] = (index < lit ? LIT[index % LIT.length] : undefined) ?? DARK;
          const place = `${(index % across) * (SIDE + GAP)} ${Math.floor(index / across) * (SIDE + GAP)}`;
          // Arches open to the right and to the left by turns.
          const turned = index % 2 === 0 ? ` translate(${SIDE}) scale(-1 1)` : "";
          return (
            <g key={index} transform={`translate(${place})${turned}`}>
              <rect width={SIDE} height={SIDE} className={ground} />
              <path className={arch} d={`M0 0V${SIDE}A${SIDE} ${SIDE} 0 0 0 ${SIDE} 0Z`} />
              <path className={ground} d="M0 0V61A61 61 0 0 0 61 0Z" />
            </g>
          );
        })}
      </svg>
      {figure && (
        <div className="mt-4">
          <KeyFigure figure={figure} weight={1} />
        </div>
      )}
    </>
  );
}
