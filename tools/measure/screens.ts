import { sections } from "../../schema/sections/sections";

/** The pages' names and their paths below the site's address; the not-found page where it has the status 200. */
export const screens: readonly { name: string; path: string }[] = [
  { name: "Home", path: "" },
  ...sections.map(({ key, name }) => ({ name, path: key })),
  { name: "404", path: "404.html" },
];
