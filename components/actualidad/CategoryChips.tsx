import { inRows } from "@/components/rows";
import type { Chip } from "@/data/schema/actualidad";
import { integer } from "@/lib/format";
import { sections } from "@/data/sections/sections";

/** How much there is of each category today, in the colour of its section where it has one. */
export function CategoryChips({ chips }: { chips: Chip[] }) {
  return (
    <ul aria-label="Noticias por categoría" className="mt-10 grid grid-cols-12 gap-2 xl:flex">
      {inRows(chips, { base: 2, sm: 4 }).map(({ item: chip, span }) => {
        const section = sections.find(({ name }) => name === chip.category)?.key;
        return (
          <li
            key={chip.category}
            data-section={section}
            className={`flex min-h-11 flex-auto items-center justify-between gap-2 rounded-sm border border-l-4 border-rule px-2.5 text-xs sm:px-3 sm:text-sm ${span} ${section ? "border-l-accent" : "border-l-muted"}`}
          >
            <span className="font-semibold">{chip.category}</span>
            <span className="figures text-muted">{integer(chip.count)}</span>
          </li>
        );
      })}
    </ul>
  );
}
