/**
 * The seven sections in the order of the navigation. The key is the route
 * without its slash and the name of the accent token in app/globals.css.
 */
export const sections = [
  { key: "actualidad", name: "Actualidad", href: "/actualidad" },
  { key: "politica", name: "Política", href: "/politica" },
  { key: "economia", name: "Economía", href: "/economia" },
  { key: "tecnologia", name: "Tecnología", href: "/tecnologia" },
  { key: "cultura", name: "Cultura", href: "/cultura" },
  { key: "deportes", name: "Deportes", href: "/deportes" },
  { key: "opinion", name: "Opinión", href: "/opinion" },
] as const satisfies readonly {
  key: string;
  name: string;
  href: `/${string}`;
}[];

export type SectionKey = (typeof sections)[number]["key"];

/** Gives the section with this key; every key has one, so it never throws for typed callers. */
export function sectionOf(key: SectionKey): (typeof sections)[number] {
  const section = sections.find((candidate) => candidate.key === key);
  if (!section) throw new Error(`No section has the key "${key}"`);
  return section;
}
