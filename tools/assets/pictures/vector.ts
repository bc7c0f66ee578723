// All in one file: its hundreds of modules take longer to read than any drawing to minify.
import { optimize, type CustomPlugin, type XastElement } from "svgo/browser";
import { oneLine } from "../check/originals";
import { SVGO } from "./settings";

const ACTIVE = new Set(["script", "foreignObject", "iframe", "handler", "listener"]);
const EXTERNAL = /@import|url\((?!\s*["']?#)/i;

const RUNS_NOTHING = "se esperaba un dibujo que no ejecute nada";
const WITHIN = "solo puede remitir a partes del propio archivo";

/** What in an element would run, or ask another address. */
function harmIn({ name, attributes }: XastElement): string | undefined {
  const local = name.replace(/^.*:/, "");
  if (ACTIVE.has(local)) return `tiene un <${name}>, ${RUNS_NOTHING}`;
  for (const [attribute, value] of Object.entries(attributes)) {
    if (/^on/i.test(attribute)) return `tiene el atributo ${attribute}, ${RUNS_NOTHING}`;
    const outside = /(^|:)href$/i.test(attribute) ? !value.trim().startsWith("#") : EXTERNAL.test(value);
    if (outside) return `remite a ${value.slice(0, 60)}: ${WITHIN}`;
  }
  return undefined;
}

/** The first thing in a drawing that a picture has no use for. @throws Error if it is no SVG */
function harmOf(svg: string): string | undefined {
  const found: string[] = [];
  const note = (harm: string | undefined) => {
    if (harm) found.push(harm);
  };
  const enter = ({ value }: { value: string }) =>
    note(EXTERNAL.test(value) ? `tiene un estilo que carga algo: ${WITHIN}` : undefined);
  const look: CustomPlugin = {
    name: "look",
    fn: () => ({
      doctype: { enter: () => note("tiene un tipo de documento (<!DOCTYPE>), se esperaba un SVG sin él") },
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

function sizeOf(svg: string): { width: number; height: number } {
  const [, width, height] = /viewBox="0 0 (\d+(?:\.\d+)?) (\d+(?:\.\d+)?)"/.exec(svg) ?? [];
  if (!width || !height) throw new Error('le falta un viewBox como viewBox="0 0 480 300"');
  return { width: Number(width), height: Number(height) };
}

/**
 * Minifies a drawing.
 * @throws Error if it is not an SVG, runs a script, refers to anything outside itself, or has no viewBox from 0 0
 */
export function makeVector(original: string): { svg: string; width: number; height: number } {
  // The check comes first and by itself: minifying would throw away some of what it looks for.
  const harm = harmOf(original);
  if (harm) throw new Error(harm);
  const { data } = optimize(original, SVGO);
  return { svg: data, ...sizeOf(data) };
}
