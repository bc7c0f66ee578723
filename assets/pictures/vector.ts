import { optimize, VERSION, type CustomPlugin, type XastElement } from "svgo";

/** A drawing made ready. */
export type MadeVector = { svg: string; width: number; height: number };

/** What decides, besides the original, what comes out. */
export const VECTOR_SETTINGS = JSON.stringify({ version: 1, svgo: VERSION, multipass: true, floatPrecision: 2 });

const ACTIVE = new Set(["script", "foreignObject", "iframe", "handler", "listener"]);
const EXTERNAL = /@import|url\((?!\s*["']?#)/i;

/** What in an element would run, or ask another address. */
function harmIn({ name, attributes }: XastElement): string | undefined {
  const local = name.replace(/^.*:/, "");
  if (ACTIVE.has(local)) return `has a <${name}>, a drawing that runs nothing was expected`;
  for (const [attribute, value] of Object.entries(attributes)) {
    if (/^on/i.test(attribute)) return `has the attribute ${attribute}, a drawing that runs nothing was expected`;
    const outside = /(^|:)href$/i.test(attribute) ? !value.trim().startsWith("#") : EXTERNAL.test(value);
    if (outside) return `refers to ${value.slice(0, 60)}, only references within the file were expected`;
  }
  return undefined;
}

/** Stops at the first thing in a drawing that a picture has no use for. */
const refuseHarm: CustomPlugin = {
  name: "refuseHarm",
  fn: () => {
    const refuse = (harm: string | undefined) => {
      if (harm) throw new Error(harm);
    };
    const text = (value: string) =>
      refuse(
        EXTERNAL.test(value)
          ? "has a style that loads something, only references within the file were expected"
          : undefined,
      );
    return {
      doctype: { enter: () => refuse("has a document type, a plain SVG was expected") },
      element: { enter: (element) => refuse(harmIn(element)) },
      text: { enter: (node) => text(node.value) },
      cdata: { enter: (node) => text(node.value) },
    };
  },
};

function sizeOf(svg: string): { width: number; height: number } {
  const [, width, height] = /viewBox="0 0 (\d+(?:\.\d+)?) (\d+(?:\.\d+)?)"/.exec(svg) ?? [];
  if (!width || !height) throw new Error('has no such viewBox, one like viewBox="0 0 480 300" was expected');
  return { width: Number(width), height: Number(height) };
}

/**
 * Minifies a drawing.
 * @throws Error if it is not an SVG, runs a script, refers to anything outside itself, or has no viewBox from 0 0
 */
export function makeVector(original: string): MadeVector {
  // The check comes first and by itself: minifying would throw away some of what it looks for.
  optimize(original, { plugins: [refuseHarm] });
  const { data } = optimize(original, { multipass: true, floatPrecision: 2 });
  return { svg: data, ...sizeOf(data) };
}
