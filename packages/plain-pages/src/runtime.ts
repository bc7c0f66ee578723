import type { Assets } from "./assets";
import {
  attribute,
  elementsIn,
  remove,
  removeAttributes,
  removeComments,
  textOf,
  type Element,
  type Page,
} from "./dom";
import { Problem } from "./problem";

const DATA_SCRIPT = /json$/;
/** How the runtime's inline scripts begin. */
const NEXT_INLINE = /^(\(?self\.__next_f\b|\(globalThis\["TURBOPACK"\])/;

/**
 * Takes out a script of the runtime's.
 * @throws Problem for one that is neither data nor the runtime's: the policy would let none of them run
 */
function removeScript(file: string, script: Element, assets: Assets): void {
  if (DATA_SCRIPT.test(attribute(script, "type") ?? "")) return;
  const src = attribute(script, "src");
  const text = textOf(script);
  const known = src === undefined ? NEXT_INLINE.test(text.trim()) : assets.isExported(src);
  if (!known) {
    throw new Problem(
      file,
      `has a script that is neither data nor of Next's runtime (${(src ?? text).slice(0, 60)}…), and the policy would refuse it. What runs in the browser is an island; a page has no Suspense boundary that waits.`,
    );
  }
  remove(script);
}

/** Whether an element is for the runtime alone: a preload of a script, or how much a stand-in font is adjusted. */
function isForRuntime(element: Element): boolean {
  const rel = attribute(element, "rel");
  const forScripts = rel === "modulepreload" || (rel === "preload" && attribute(element, "as") === "script");
  return forScripts || attribute(element, "name") === "next-size-adjust";
}

/** Whether an element is the place where Next would stream metadata. */
const isForMetadata = (element: Element): boolean =>
  element.attrs.length === 1 && attribute(element, "hidden") === "" && element.childNodes.length === 0;

/**
 * Takes Next's runtime out of an exported page, with all that only it reads: preloads of scripts, marks on elements, comments
 * between texts.
 * @param file the page, for messages
 * @throws Problem for a script that is neither data nor the runtime's
 */
export function removeRuntime(file: string, { document, body }: Page, assets: Assets): void {
  for (const element of elementsIn(document)) {
    if (element.tagName === "script") removeScript(file, element, assets);
    if (isForRuntime(element)) remove(element);
    removeAttributes(element, ["data-precedence", "data-href", "nonce"]);
    // In HTML the parser gives drawings their namespace.
    if (element.tagName === "svg") removeAttributes(element, ["xmlns"]);
  }
  removeComments(document);
  for (const child of elementsIn(body)) if (child.parentNode === body && isForMetadata(child)) remove(child);
}
