/** A tile's side and the gap between two, in pixels where the row is as wide as the page's measure. */
const SIDE = 112.6;
const GAP = 10;

/** Classes of ground and arch of the lit tiles, in turn. */
const LIT = [
  ["fill-glaze-honey", "fill-tile-by-day"],
  ["fill-glaze-cream", "fill-saffron-by-day"],
  ["fill-saffron-by-day", "fill-glaze-cream"],
  ["fill-glaze-honey", "fill-night-by-day"],
  ["fill-glaze-cream", "fill-glaze-sea"],
  ["fill-saffron-by-day", "fill-glaze-honey"],
] as const;
const DARK = ["fill-glaze-deep", "fill-green-by-day"] as const;

/** So many of a row of tiles in colour, the others in the dark. The words stand over it. */
export function Tiles({ lit, of }: { lit: number; of: number }) {
  return (
    <svg
      viewBox={`0 0 ${of * (SIDE + GAP) - GAP} ${SIDE}`}
      width="100%"
      height={SIDE}
      className="block h-auto w-full"
      aria-hidden="true"
    >
      {Array.from({ length: of }, (_, index) => {
        const [ground, arch] = (index < lit ? LIT[index % LIT.length] : undefined) ?? DARK;
        // Arches open to the right and to the left by turns.
        const turned = index % 2 === 0 ? `translate(${SIDE}) scale(-1 1)` : undefined;
        return (
          <g key={index} transform={`translate(${(index * (SIDE + GAP)).toFixed(1)})`}>
            <g transform={turned}>
              <rect width={SIDE} height={SIDE} className={ground} />
              <path className={arch} d={`M0 0V${SIDE}A${SIDE} ${SIDE} 0 0 0 ${SIDE} 0Z`} />
              <path className={ground} d="M0 0V50A50 50 0 0 0 50 0Z" />
            </g>
          </g>
        );
      })}
    </svg>
  );
}
