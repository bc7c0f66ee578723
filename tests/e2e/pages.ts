/** The eight pages, at the addresses the navigation links. */
export const PAGES = [
  { name: "Home", path: "./", section: "" },
  { name: "Actualidad", path: "actualidad", section: "Actualidad" },
  { name: "Política", path: "politica", section: "Política" },
  { name: "Economía", path: "economia", section: "Economía" },
  { name: "Tecnología", path: "tecnologia", section: "Tecnología" },
  { name: "Cultura", path: "cultura", section: "Cultura" },
  { name: "Deportes", path: "deportes", section: "Deportes" },
  { name: "Opinión", path: "opinion", section: "Opinión" },
] as const;

/** Those and the one of any other address. */
export const SCREENS = [...PAGES, { name: "404", path: "no/existe", section: "" }] as const;
