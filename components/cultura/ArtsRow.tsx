import { BookOpen, Clapperboard, Drama, type LucideIcon, Music, Palette } from "lucide-react";
import type { Art } from "@/data/schema/cultura";

const icons: readonly (readonly [Art, LucideIcon])[] = [
  ["Literatura", BookOpen],
  ["Música", Music],
  ["Arte", Palette],
  ["Cine", Clapperboard],
  ["Teatro", Drama],
];

/** The arts the supplement covers, as a quiet line under its title. */
export function ArtsRow() {
  return (
    <ul
      aria-label="Las artes de la sección"
      className="flex flex-wrap gap-x-6 gap-y-2.5 border-y border-current/40 py-3.5 text-sm font-medium sm:justify-between"
    >
      {icons.map(([art, Icon]) => (
        <li key={art} className="flex items-center gap-2.5">
          <Icon className="size-5 flex-none" strokeWidth={1.75} aria-hidden="true" />
          {art}
        </li>
      ))}
    </ul>
  );
}
