import { sections } from "../../data/sections/sections";

/** A page as it is measured: its name, and its path below the site's address. */
export type Screen = { name: string; path: string };

/** The eight pages of the specification and the not-found page, the last at the address where it has the status 200. */
export const screens: readonly Screen[] = [
  { name: "Home", path: "" },
  ...sections.map(({ key, name }) => ({ name, path: key })),
  { name: "404", path: "404.html" },
];
