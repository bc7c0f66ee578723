import { BookOpen, Clapperboard, Drama, type LucideIcon, Music, Palette } from "lucide-react";
import type { Art } from "@/data/schema/cultura";

const icons: readonly (readonly [Art, LucideIcon])[] = [
  ["Literatura", BookOpen],
  ["Música", Music],
  ["Arte", Palette],
  ["Cine", Clapperboard],
  ["Teatro", Drama],
];

/** The arts the supplement covers, as one ruled line under its cover; three and two on a phone, whatever font it has yet. */
export function ArtsRow() {
  return (
    <ul
      aria-label="Las artes de la sección"
      className="flex flex-wrap gap-x-4 gap-y-2 border-y border-ink py-2.5 font-serif text-lg font-semibold min-[18rem]:max-sm:grid min-[18rem]:max-sm:grid-cols-[auto_auto_auto] min-[18rem]:max-sm:justify-start"
    >
      {icons.map(([art, Icon]) => (
        <li
          key={art}
          className="flex items-center gap-2 border-rule sm:flex-auto sm:not-first:border-l sm:not-first:pl-4"
        >
          <Icon className="size-5 flex-none text-accent" strokeWidth={1.75} aria-hidden="true" />
          {art}
        </li>
      ))}
    </ul>
  );
}
