import { sectionOf } from "@/components/section-of";
import type { Chip } from "@/schema/actualidad";
import { integer } from "@/lib/format";

/** How much there is of each category today, as a line of contents: each in its section's colour, its count raised. */
export const CategoryLine = ({ chips }: { chips: Chip[] }) => (
  <ul
    aria-label="Noticias por categoría"
    className="category-line border-y border-muted pt-3.5 pb-2.5 font-serif text-headline-6 font-semibold"
  >
    {chips.map(({ category, count }) => (
      <li key={category} data-section={sectionOf(category)} className="text-accent">
        {category} <sup className="text-note">{integer(count)}</sup>
      </li>
    ))}
  </ul>
);
