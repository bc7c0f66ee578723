import type { Chip } from "@/data/schema/actualidad";
import { integer } from "@/lib/format";

/** How much there is of each category today, as a line of contents. */
export function CategoryLine({ chips }: { chips: Chip[] }) {
  return (
    <ul
      aria-label="Noticias por categoría"
      className="mt-8 flex flex-wrap gap-x-6 gap-y-2 border-y border-muted py-3 lg:justify-between"
    >
      {chips.map(({ category, count }) => (
        <li key={category} className="font-serif text-lg font-semibold">
          {category} <sup className="figures text-2xs leading-none font-bold text-accent">{integer(count)}</sup>
        </li>
      ))}
    </ul>
  );
}
