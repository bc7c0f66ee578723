import { sectionPages } from "../../data/resolve/pages";
import { sections } from "../../data/sections/sections";

/** A page to open. */
type Opened = {
  /** As the tests call it. */
  name: string;
  /** Its address below the site's, as the navigation links it. */
  path: string;
  /** The section whose page it is: its name in the navigation, and the title that its page has. */
  section?: { name: string; title: string };
};

/** The front and the sections, in the navigation's order. */
export const PAGES: readonly Opened[] = [
  { name: "Home", path: "./" },
  ...sections.map(({ key, name, route }) => ({
    name,
    path: route.slice(1),
    section: { name, title: sectionPages[key].title },
  })),
];

/** Those and the one of any other address. */
export const SCREENS: readonly Opened[] = [...PAGES, { name: "404", path: "no/existe" }];
