/**
 * The speculation rules: a browser that knows them prepares the page behind a link
 * on which the pointer rests (eagerness «moderate»). Only pages: no files, which
 * have a point in their names, no links that begin with `#` and not the page itself.
 * @param base the sub-path, empty or such as `/periodico`
 */
export function speculationRules(base: string): string {
  const where = {
    and: [
      { href_matches: `${base}/*` },
      { not: { href_matches: `${base}/*.*` } },
      { not: { selector_matches: "[aria-current], [href^='#']" } },
    ],
  };
  const rules = [{ where, eagerness: "moderate" }];
  // Who does not know how to prepare a page fetches it at least; who does, prepares what it has fetched.
  return JSON.stringify({ prefetch: rules, prerender: rules });
}
