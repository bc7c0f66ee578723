import type { Chip } from "@/schema/actualidad";
import { integer } from "@/lib/format";

/** How much there is of each category today, as a line of contents. */
export function CategoryLine({ chips }: { chips: Chip[] }) {
  return (
    <ul
      aria-label="Noticias por categoría"
      className="mt-8 grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-4 gap-y-2 border-y border-muted py-3 lg:mb-12 lg:flex lg:flex-wrap lg:justify-between lg:gap-x-6"
    >
      {chips.map(({ category, count }) => (
        <li key={category} className="font-serif text-standfirst font-semibold lg:whitespace-nowrap">
          {category} <sup className="figures text-note leading-none font-bold text-accent">{integer(count)}</sup>
        </li>
      ))}
    </ul>
  );
}
