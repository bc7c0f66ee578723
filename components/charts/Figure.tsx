/** The number that a value begins with, the space after it, and what it counts: «21,4», « », «millones de m²». */
const NUMBER = /^([+−]?\d[\d.,:]*)(?:(\s?)(.+))?$/su;

/** Of a page's lead, of what is read from across the room, beside a headline, in a list: each as far as a column holds it, and the next less. */
const sizes = {
  lead: { text: "text-figure-lead", digits: 5, less: "large" },
  huge: { text: "text-figure-1", digits: 5, less: "large" },
  large: { text: "text-figure-2", digits: 6, less: "small" },
  small: { text: "text-figure-3", digits: 6, less: "small" },
} as const;

/** The size of a number, by how much is made of it and by its length; twice as long it takes the smallest. */
function sizeOf(number: string, size: keyof typeof sizes): string {
  const length = number.replace(/\D/g, "").length;
  const { text, digits, less } = sizes[size];
  if (length > 2 * digits) return sizes.small.text;
  return length > digits ? sizes[less].text : text;
}

/** A figure with its unit, «17,2 M€»: the number large, in the voice of its page, the unit small after a thin space. */
export function Figure({ value, size }: { value: string; size: keyof typeof sizes }) {
  const [, number = value, space, unit] = NUMBER.exec(value) ?? [];
  return (
    <span className={`figure voiced inline-flex flex-wrap items-baseline ${sizeOf(number, size)}`}>
      {number}
      {space && <span className="w-[0.12em] overflow-hidden whitespace-pre">{space}</span>}
      {unit && <span className="figure-unit">{unit}</span>}
    </span>
  );
}
