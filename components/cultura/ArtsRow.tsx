import { BookOpen, Clapperboard, Drama, type LucideIcon, Music, Palette } from "lucide-react";
import type { Art } from "@/data/schema/cultura";

const icons: readonly (readonly [Art, LucideIcon])[] = [
  ["Literatura", BookOpen],
  ["Música", Music],
  ["Arte", Palette],
  ["Cine", Clapperboard],
  ["Teatro", Drama],
];

/**
 * The arts the supplement covers, as one ruled line under its cover; on a phone three and two, or two by two on the narrowest,
 * whatever font it has yet.
 */
export function ArtsRow() {
  return (
    <ul
      aria-label="Las artes de la sección"
      className="grid grid-cols-[auto_auto] justify-start gap-x-3 gap-y-2 border-y border-ink py-2.5 font-serif font-semibold min-[22rem]:max-sm:grid-cols-[auto_auto_auto] sm:flex sm:gap-x-4 sm:text-lg"
    >
      {icons.map(([art, Icon]) => (
        <li
          key={art}
          className="flex items-center gap-1.5 border-rule sm:flex-auto sm:gap-2 sm:not-first:border-l sm:not-first:pl-4"
        >
          <Icon className="size-5 flex-none text-accent" strokeWidth={1.75} aria-hidden="true" />
          {art}
        </li>
      ))}
    </ul>
  );
}
