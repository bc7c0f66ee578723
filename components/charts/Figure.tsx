/** The number that a value begins with, the space after it, and what it counts: «21,4», « », «millones de m²». */
const NUMBER = /^([+−]?\d[\d.,]*)(?:(\s)(.+))?$/su;

/** How many characters the number of a value has; of one without a number, all. */
const lengthOf = (value: string) => (NUMBER.exec(value)?.[1] ?? value).length;

/** Sizes of numbers that stand in one row, by the longest of them. */
const sizes = {
  row: [
    { most: 5, size: "text-metric leading-none tracking-tight lg:max-xl:text-[3.5rem]" },
    { most: 8, size: "text-4xl" },
    { most: Infinity, size: "text-[min(var(--text-3xl),5.5vw)] leading-[1.1] tracking-[-0.02em]" },
  ],
  quick: [
    { most: 8, size: "text-metric-sm leading-tight lg:max-xl:text-3xl" },
    { most: Infinity, size: "text-2xl" },
  ],
  list: [{ most: Infinity, size: "text-3xl" }],
} as const;

/** The classes that give numbers of one row one size, in which the longest has room. */
export function figureSize(values: readonly string[], scale: keyof typeof sizes): string {
  const longest = Math.max(...values.map(lengthOf));
  return sizes[scale].find(({ most }) => longest <= most)?.size ?? "";
}

/** A figure to be read from across the room: its number large, its unit beside it, small where it is a word, or under its first digit. */
export function Figure({ value, size }: { value: string; size: string }) {
  const [, number = value, space, unit] = NUMBER.exec(value) ?? [];
  return (
    <div className="flex flex-wrap items-baseline gap-x-2.5 font-semibold">
      <span className={`font-serif ${size}`}>{number}</span>
      {space && <span className="sr-only">{space}</span>}
      {unit && <span className={unit.length > 2 ? "text-sm lg:max-xl:text-xs" : "text-xl"}>{unit}</span>}
    </div>
  );
}
