import { transform } from "lightningcss";
import type { DefaultTreeAdapterTypes as Tree } from "parse5";
import { z } from "zod";
import { attribute, given, textOf } from "../tree";
import { elementsOf } from "./site";

/*
 * Every address that a file of the site asks for or leads to. What is not looked for here
 * is not checked: a new kind of file or attribute that can hold an address belongs here.
 */

const ONE = ["href", "xlink:href", "src", "poster", "action", "formaction", "data", "cite", "background"];
/** The bundle of the islands and the notice, as adapter/page.ts names them. */
const OURS = ["data-start", "data-notice"];
const SETS = ["srcset", "imagesrcset"];

const strings = (value: unknown, key = ""): { key: string; value: string }[] => {
  if (typeof value === "string") return [{ key, value }];
  if (Array.isArray(value)) return value.flatMap((item) => strings(item, key));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => strings(item, name));
};

const isAbsolute = (value: string) => /^https?:\/\//.test(value);

/** What a style sheet fetches: `url()` and `@import`. */
function inStyles(css: string): string[] {
  const found: string[] = [];
  transform({
    filename: "styles.css",
    code: Buffer.from(css),
    visitor: {
      Url: ({ url }) => void found.push(url),
      Rule: { import: ({ value }) => void found.push(value.url) },
    },
  });
  return found;
}

/** Addresses that an island is given in its props. */
const inProps = (json: string) =>
  strings(JSON.parse(json))
    .map(({ value }) => value)
    .filter((value) => value.startsWith("/"));

/** Addresses in a graph. The `@id` of a node is its name, and leads nowhere. */
const inGraph = (json: string) =>
  strings(JSON.parse(json))
    .filter(({ key, value }) => key !== "@id" && isAbsolute(value))
    .map(({ value }) => value);

function inElement(element: Tree.Element): string[] {
  const found = [...ONE, ...OURS].map((name) => given(element, name)).filter((value) => value !== undefined);
  for (const name of SETS) {
    const set = given(element, name);
    if (set) found.push(...set.split(",").map((candidate) => candidate.trim().split(/\s+/)[0] ?? ""));
  }
  const props = given(element, "data-props");
  if (props) found.push(...inProps(props));
  if (element.tagName === "meta" && isAbsolute(attribute(element, "content")))
    found.push(attribute(element, "content"));
  if (element.tagName === "style") found.push(...inStyles(textOf(element)));
  if (attribute(element, "type") === "application/ld+json") found.push(...inGraph(textOf(element)));
  return found;
}

const manifestSchema = z.object({
  start_url: z.string(),
  scope: z.string(),
  icons: z.array(z.object({ src: z.string() })),
  shortcuts: z.array(z.object({ url: z.string() })).default([]),
  screenshots: z.array(z.object({ src: z.string() })).default([]),
});

function inManifest(json: string): string[] {
  const { start_url, scope, icons, shortcuts, screenshots } = manifestSchema.parse(JSON.parse(json));
  return [start_url, scope, ...[...icons, ...screenshots].map(({ src }) => src), ...shortcuts.map(({ url }) => url)];
}

/** In XML an address fills an element or an attribute. */
const inXml = (xml: string) => [...xml.matchAll(/(?:>|=")(https?:\/\/[^<"]+)/g)].map(([, address = ""]) => address);

/** In a script an address of the site is a string that begins with a slash or a dot and ends in the name of a file. */
const inScript = (script: string) =>
  [...script.matchAll(/["'`](\.{0,2}\/[\w./-]+\.[a-z0-9]+)["'`]/g)].map(([, address = ""]) => address);

/** The addresses in a file, as they are written there, each once. */
export function addressesIn(file: string, text: string): string[] {
  const kind = /\.\w+$/.exec(file)?.[0] ?? "";
  const readers: Readonly<Record<string, (text: string) => string[]>> = {
    ".html": (html) => elementsOf(html).flatMap(inElement),
    ".svg": (svg) => elementsOf(svg).flatMap(inElement),
    ".css": inStyles,
    ".js": inScript,
    ".webmanifest": inManifest,
    ".xml": inXml,
    ".txt": (plain) => plain.match(/https?:\/\/\S+/g) ?? [],
  };
  return [...new Set(readers[kind]?.(text) ?? [])];
}
