/** The number that a value begins with, the space after it, and what it counts: «21,4», « », «millones de m²». */
const NUMBER = /^([+−]?\d[\d.,:]*)(?:(\s?)(.+))?$/su;

/** Four sizes of figures: of a page's lead, of what is read from across the room, beside a headline, in a list. */
const sizes = {
  lead: "text-figure-lead",
  huge: "text-figure-1",
  large: "text-figure-2",
  small: "text-figure-3",
} as const;

/** A number of more digits takes one size less, one of twice as many the smallest: a column holds it. */
const LONGEST = { lead: 5, huge: 5, large: 6, small: 6 } as const satisfies Record<keyof typeof sizes, number>;

/** The size of a number, by how much is made of it and by its length. */
function sizeOf(number: string, size: keyof typeof sizes): string {
  const digits = number.replace(/\D/g, "").length;
  if (digits > 2 * LONGEST[size]) return sizes.small;
  if (digits <= LONGEST[size]) return sizes[size];
  return size === "lead" || size === "huge" ? sizes.large : sizes.small;
}

type Props = {
  /** Spanish text that begins with a number: «17,2 M€», «62 °C», «−3,2 %». */
  value: string;
  size: keyof typeof sizes;
};

/** A figure with its unit: the number large, in the voice of its page, the unit small after a thin space. */
export function Figure({ value, size }: Props) {
  const [, number = value, space, unit] = NUMBER.exec(value) ?? [];
  return (
    <span className={`figure voiced inline-flex flex-wrap items-baseline ${sizeOf(number, size)}`}>
      {number}
      {space && <span className="w-[0.12em] overflow-hidden whitespace-pre">{space}</span>}
      {unit && <span className="figure-unit">{unit}</span>}
    </span>
  );
}
