import { attribute, given } from "../tree";
import { elementsOf } from "./site";

/** Attributes that hold the ids of other elements, one or several. */
const REFERENCES = [
  "for",
  "form",
  "list",
  "headers",
  "itemref",
  "popovertarget",
  "commandfor",
  "aria-activedescendant",
  "aria-controls",
  "aria-describedby",
  "aria-details",
  "aria-errormessage",
  "aria-flowto",
  "aria-labelledby",
  "aria-owns",
];

/** What is wrong with the ids of a page or a drawing: taken twice, empty, or referred to and missing. */
export function idMistakes(file: string, text: string): string[] {
  const all = elementsOf(text);
  const ids = all.map((element) => given(element, "id")).filter((id) => id !== undefined);
  const present = new Set(ids);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${file}: two elements are «${id}»`);
  const unfit = ids.filter((id) => !/^\S+$/.test(id)).map((id) => `${file}: «${id}» is not an id`);
  const missing = all.flatMap((element) => {
    const listed = REFERENCES.flatMap((name) => attribute(element, name).split(/\s+/).filter(Boolean));
    // clip-path, mask, fill, filter and others of SVG; `<use href="#…">` is a link and checked as one.
    const drawn = element.attrs.flatMap(({ value }) =>
      [...value.matchAll(/url\(["']?#([^)"']+)/g)].map(([, id]) => id),
    );
    return [...listed, ...drawn]
      .filter((id) => id !== undefined && !present.has(id))
      .map((id) => `${file}: <${element.tagName}> refers to «${id ?? ""}», which no element is`);
  });
  return [...twice, ...unfit, ...missing];
}
