import { attribute, closest, elementsIn, type Page } from "./dom";
import type { Islands } from "./islands";
import type { Options } from "./options";
import { SELF } from "./policy";
import { Problem } from "./problem";

/* What stands in a page, and must be right for it to work in a browser. */

/** @throws Problem for an attribute that the policy would silently take away from the page */
export function checkAttributes(file: string, { document }: Page): void {
  for (const element of elementsIn(document)) {
    for (const { name } of element.attrs) {
      if (name !== "style" && !/^on[a-z]/.test(name)) continue;
      throw new Problem(
        file,
        `has <${element.tagName} ${name}="…">, which the policy refuses: write a class, or an attribute that the stylesheet reads.`,
      );
    }
  }
}

/** What is known of the islands when a page is finished. */
type Known = {
  islands: Islands;
  options: Options;
  /** Whether Next lists the component that places islands among the client components of the pages. */
  placesIslands: boolean;
};

/**
 * Gives the code of the islands that the page places.
 * @throws Problem for one that is not there, that stands within another, or that Next's lists do not know of
 */
export function islandsIn(file: string, { body }: Page, { islands, options, placesIslands }: Known): string[] {
  return [...elementsIn(body)].flatMap((element) => {
    const name = attribute(element, "data-island");
    if (name === undefined) return [];
    const code = islands.code.get(name);
    const refuse = (why: string) => new Problem(file, `has the island «${name}»${why}`);
    if (code === undefined) throw refuse(`, but there is no ${options.islands}/${name}.tsx.`);
    if (!placesIslands) {
      throw refuse(
        `, but Next does not list ${options.island} among its client modules. Does it begin with "use client"? If so, Next's lists have changed: see client-modules.ts of plain-pages.`,
      );
    }
    const outer = closest(element, (around) => around !== element && attribute(around, "data-island") !== undefined);
    if (outer) throw refuse(" within another. Islands stand side by side.");
    return [code];
  });
}

/**
 * Where the page's forms lead: each origin once.
 * @throws Problem for a form whose address is none, which would send what is typed to the page itself
 */
export function formsIn(file: string, { body }: Page): string[] {
  const forms = [...elementsIn(body)].filter(({ tagName }) => tagName === "form");
  const origins = forms.map((form) => {
    const action = attribute(form, "action");
    if (!action) throw new Problem(file, "has a <form> without an action: a page of files can receive nothing.");
    return /^https?:/.test(action) ? new URL(action).origin : SELF;
  });
  return [...new Set(origins)].sort();
}
