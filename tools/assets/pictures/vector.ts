// All in one file: its hundreds of modules take longer to read than any drawing to minify.
import { optimize, type CustomPlugin, type XastElement, type XastParent } from "svgo/browser";
import { oneLine } from "../check/originals";
import { SVGO } from "./settings";

const ACTIVE = new Set(["script", "foreignObject", "iframe", "handler", "listener"]);
const EXTERNAL = /@import|url\((?!\s*["']?#)/i;

const RUNS_NOTHING = "se esperaba un dibujo que no ejecute nada";
const WITHIN = "solo puede remitir a partes del propio archivo";

/** A picture or a font packed into the drawing, which the policy of pages that hold it would refuse. */
const PACKED = /^\s*data:|url\(\s*["']?data:/i;
const packedOr = (value: string, otherwise: string): string =>
  PACKED.test(value) ? "lleva dentro otro archivo (data:…), se esperaba un dibujo hecho solo de trazos" : otherwise;

const localName = (name: string): string => name.replace(/^.*:/, "");

/** What in an element would run, or ask another address. */
function harmIn({ name, attributes }: XastElement): string | undefined {
  if (ACTIVE.has(localName(name))) return `tiene un <${name}>, ${RUNS_NOTHING}`;
  for (const [attribute, value] of Object.entries(attributes)) {
    if (/^on/i.test(attribute)) return `tiene el atributo ${attribute}, ${RUNS_NOTHING}`;
    const outside = /(^|:)href$/i.test(attribute) ? !value.trim().startsWith("#") : EXTERNAL.test(value);
    if (outside) return packedOr(value, `remite a ${value.slice(0, 60)}: ${WITHIN}`);
  }
  return undefined;
}

/** The first thing in a drawing that a picture has no use for. @throws Error if it is no SVG */
function harmOf(svg: string): string | undefined {
  const found: string[] = [];
  const note = (harm: string | undefined) => {
    if (harm) found.push(harm);
  };
  const enter = ({ value }: { value: string }, parent: XastParent) => {
    const isStyle = parent.type === "element" && localName(parent.name) === "style";
    if (isStyle && EXTERNAL.test(value)) note(packedOr(value, `tiene un estilo que carga algo: ${WITHIN}`));
  };
  const look: CustomPlugin = {
    name: "look",
    fn: () => ({
      doctype: { enter: ({ data }) => note(definitionsIn(data.doctype)) },
      instruction: {
        enter: ({ name }) => note(name === "xml-stylesheet" ? `remite a una hoja de estilo: ${WITHIN}` : undefined),
      },
      element: { enter: (element) => note(harmIn(element)) },
      text: { enter },
      cdata: { enter },
    }),
  };
  try {
    optimize(svg, { plugins: [look] });
  } catch (error) {
    throw new Error(`no se puede leer como SVG (${oneLine(error)})`);
  }
  return found[0];
}

/** A declaration of what SVG is does no harm, and is left out; entities stand for what one does not see. */
const definitionsIn = (doctype: string): string | undefined =>
  doctype.includes("[") ? "define entidades en su <!DOCTYPE>, se esperaba un SVG que lo diga todo tal cual" : undefined;

type Size = { width: number; height: number };

/** What a drawing's root says of its measures: `-10 -10 480 300`. @throws Error if that is not said */
function boxOf(viewBox: string | undefined): Size & { x: number; y: number } {
  if (viewBox === undefined) throw new Error('le falta un viewBox como viewBox="0 0 480 300"');
  const [x = NaN, y = NaN, width = NaN, height = NaN, ...more] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (![x, y, width, height].every(Number.isFinite) || more.length > 0 || width <= 0 || height <= 0)
    throw new Error(`su viewBox, «${viewBox}», no son cuatro números, los dos últimos mayores que cero`);
  return { x, y, width, height };
}

/** Moves a drawing to where pages, icons and posters expect it, at 0 0, and notes its size. */
const atOrigin = (note: (size: Size) => void): CustomPlugin => ({
  name: "at-origin",
  fn: () => ({
    element: {
      enter: (element, parent) => {
        if (parent.type !== "root") return;
        const { x, y, width, height } = boxOf(element.attributes["viewBox"]);
        note({ width, height });
        element.attributes["viewBox"] = `0 0 ${width} ${height}`;
        if (x === 0 && y === 0) return;
        const attributes = { transform: `translate(${-x} ${-y})` };
        element.children = [{ type: "element", name: "g", attributes, children: element.children }];
      },
    },
  }),
});

/**
 * Minifies a drawing.
 * @returns it with its viewBox at 0 0, and that box's sides
 * @throws Error if it is not an SVG, runs a script, refers to anything outside itself, or has no viewBox
 */
export function makeVector(original: string): { svg: string; width: number; height: number } {
  // The check comes first and by itself: minifying would throw away some of what it looks for.
  const harm = harmOf(original);
  if (harm) throw new Error(harm);
  let size: Size | undefined;
  const moved = optimize(original, { plugins: [atOrigin((found) => (size = found))] }).data;
  if (!size) throw new Error("no se puede leer como SVG: no tiene nada dentro");
  return { svg: optimize(moved, SVGO).data, ...size };
}
