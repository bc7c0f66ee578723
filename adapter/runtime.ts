import type { Assets } from "./assets";
import { attribute, elementsIn, remove, removeAttributes, removeComments, textOf, type Page } from "./dom";
import { Problem } from "./problem";

const DATA_SCRIPT = /json$/;
/** How the runtime's inline scripts begin. */
const NEXT_INLINE = /^(\(?self\.__next_f\b|\(globalThis\["TURBOPACK"\])/;

/** Removes the runtime's scripts, and refuses any other that runs: the policy would let none of them. */
function removeScripts(file: string, { document }: Page, assets: Assets): void {
  for (const element of elementsIn(document)) {
    if (element.tagName !== "script" || DATA_SCRIPT.test(attribute(element, "type") ?? "")) continue;
    const src = attribute(element, "src");
    const text = textOf(element);
    const known = src === undefined ? NEXT_INLINE.test(text.trim()) : assets.isExported(src);
    if (!known) {
      throw new Problem(
        file,
        `has a script that is neither data nor of Next's runtime (${(src ?? text).slice(0, 60)}…), and the policy would refuse it. What runs in the browser is an island; a page has no Suspense boundary that waits.`,
      );
    }
    remove(element);
  }
}

/** Removes what only the runtime reads: preloads of scripts, marks on elements, comments between texts. */
function removeTraces({ document, body }: Page): void {
  for (const element of elementsIn(document)) {
    const rel = attribute(element, "rel");
    const forScripts = rel === "modulepreload" || (rel === "preload" && attribute(element, "as") === "script");
    if (forScripts || attribute(element, "name") === "next-size-adjust") remove(element);
    removeAttributes(element, ["data-precedence", "data-href", "nonce"]);
    // In HTML the parser gives drawings their namespace.
    if (element.tagName === "svg") removeAttributes(element, ["xmlns"]);
  }
  removeComments(document);
  // The place where Next would stream metadata.
  for (const child of elementsIn(body)) {
    const isHidden = child.attrs.length === 1 && attribute(child, "hidden") === "";
    if (child.parentNode === body && isHidden && child.childNodes.length === 0) remove(child);
  }
}

/**
 * Takes Next's runtime out of an exported page, with all that only it reads.
 * @param file the page, for messages
 * @throws Problem for a script that is neither data nor the runtime's
 */
export function removeRuntime(file: string, page: Page, assets: Assets): void {
  removeScripts(file, page, assets);
  removeTraces(page);
}
