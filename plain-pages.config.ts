import type { Options } from "plain-pages";
import { ARCHIVE } from "./lib/paths";
import { elsewhere } from "./paper/elsewhere";
import { site } from "./paper/site";
import { addToSite } from "./tools/add";

/** What plain-pages must know of this newspaper (packages/plain-pages/README.md). */
const options: Options = {
  address: site.url,
  island: "components/Island.tsx",
  islands: "components/islands",
  // Its icons are client components for the sake of a context; they only draw.
  drawing: ["lucide-react"],
  errorPages: ["404", "500"],
  // Photographs are made in every width; a place of fixed size never asks for the widest.
  ifNamed: ["media"],
  more: addToSite,
  // What the newspaper's data give an address on its own server.
  elsewhere: elsewhere(),
  // Narrower screens ask for fonts when the page is laid out, behind its words and its lead picture
  // (docs/decisions/0009-fonts-after-the-words.md).
  fontsMedia: "(min-width: 64rem)",
  stylesApart: {
    print: "print",
    contrast: "(forced-colors: active), (prefers-contrast: more)",
  },
  // A build checks the types of what it builds; tests and scripts are `npm run typecheck`'s affair.
  types: "tsconfig.build.json",
  // As docs/deploy.md has it.
  hosting: { to: ".generated/hosting", root: "/srv/periodico", past: ARCHIVE },
  // The specification's three retries, from one second on, doubling.
  retryAfterMs: [1000, 2000, 4000],
  // The specification's words and measures (section 9), and the colours of app/styles/tokens.css.
  notice: {
    text: "Unexpected Application Error!",
    label: "Notifications",
    lang: "en",
    letter: "T",
    shownMs: 4500,
    most: 3,
    look: {
      ground: "var(--color-night)",
      text: "var(--color-on-night)",
      edge: "var(--color-saffron)",
      font: "var(--font-sans)",
      size: "var(--text-sm)",
    },
  },
};

export default options;
