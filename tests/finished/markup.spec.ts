import { expect, test } from "@playwright/test";
import { serialize, type DefaultTreeAdapterTypes as Tree } from "parse5";
import { newspaper } from "../../data/newspaper";
import { attribute, elements, given, htmlFiles, isElement, textIn, treeOf } from "./tree";

/* What a page's HTML carries besides the newspaper (docs/decisions/0010). */

/** HTML may be this many times what it is without scripts that run and without data attributes… */
const MOST_FOR_BEHAVIOUR = 1.15;
/**
 * …and this many times with what the page says of itself to search engines: how much that is depends on its stories,
 * and short class names made the pages lighter, not their graphs.
 */
const MOST_WITH_STRUCTURED_DATA = newspaper.sample ? 1.35 : 1.6;

const STRUCTURED_DATA = "application/ld+json";

/** Takes elements and attributes out of a tree. */
function without(node: Tree.Node, element: (one: Tree.Element) => boolean, dataAttributes: boolean): void {
  if (isElement(node) && dataAttributes) node.attrs = node.attrs.filter(({ name }) => !name.startsWith("data-"));
  if (!("childNodes" in node)) return;
  node.childNodes = node.childNodes.filter((child) => !isElement(child) || !element(child));
  for (const child of node.childNodes) without(child, element, dataAttributes);
}

function bytesWithout(html: string, element: (one: Tree.Element) => boolean, dataAttributes: boolean): number {
  const tree = treeOf(html);
  without(tree, element, dataAttributes);
  return Buffer.byteLength(serialize(tree));
}

const isScript = (element: Tree.Element) => element.tagName === "script";
const isStructuredData = (element: Tree.Element) => attribute(element, "type") === STRUCTURED_DATA;

for (const file of htmlFiles()) {
  test(`${file} is hardly more than its words, pictures and styles`, () => {
    const html = textIn(file);
    const bare = bytesWithout(html, isScript, true);
    expect(bytesWithout(html, isStructuredData, false) / bare).toBeLessThanOrEqual(MOST_FOR_BEHAVIOUR);
    expect(bytesWithout(html, () => false, false) / bare).toBeLessThanOrEqual(MOST_WITH_STRUCTURED_DATA);
  });

  test(`${file} has no script that runs but the starter, at its end`, () => {
    const all = [...elements(treeOf(textIn(file)))];
    const scripts = all.filter(isScript);
    const running = scripts.filter((one) => !["speculationrules", STRUCTURED_DATA].includes(attribute(one, "type")));
    expect(running.map((one) => [attribute(one, "type"), given(one, "src")])).toEqual(
      running.length === 0 ? [] : [["module", undefined]],
    );
    if (running.length > 0) expect(all.at(-1)).toBe(running[0]);
    expect(all.flatMap(({ attrs }) => attrs.filter(({ name }) => name === "style" || name.startsWith("on")))).toEqual(
      [],
    );
  });
}

test("what scripts and their data weigh would be seen", () => {
  const html = '<!DOCTYPE html><html><head></head><body data-a="1"><p>ñ</p><script>x</script></body></html>';
  const bare = "<!DOCTYPE html><html><head></head><body><p>ñ</p></body></html>";
  expect(bytesWithout(html, isScript, true)).toBe(Buffer.byteLength(bare));
  expect(bytesWithout(html, () => false, false)).toBe(Buffer.byteLength(html));
});
