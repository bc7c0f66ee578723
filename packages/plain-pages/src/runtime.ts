import type { Assets } from "./assets";
import { attribute, elementsIn, remove, removeAttributes, removeComments, textOf, type Page } from "./dom";
import { Problem } from "./problem";

const DATA_SCRIPT = /json$/;
/** How the runtime's inline scripts begin. */
const NEXT_INLINE = /^(\(?self\.__next_f\b|\(globalThis\["TURBOPACK"\])/;

/**
 * Takes Next's runtime out of an exported page, with all that only it reads: preloads of scripts, marks on elements, comments
 * between texts.
 * @param file the page, for messages
 * @throws Problem for a script that is neither data nor the runtime's: the policy would let none of them run
 */
export function removeRuntime(file: string, { document, body }: Page, assets: Assets): void {
  for (const element of elementsIn(document)) {
    if (element.tagName === "script" && !DATA_SCRIPT.test(attribute(element, "type") ?? "")) {
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
