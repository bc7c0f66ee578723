import { z } from "zod";

/** A node of a graph: anything with a type. */
export type Node = { "@type": string; [property: string]: unknown };

const graphSchema = z.object({
  "@context": z.literal("https://schema.org"),
  "@graph": z.array(z.looseObject({ "@type": z.string() })),
});

/** The nodes at the top of a page's graph. @throws ZodError if it is not one */
export const readGraph = (json: string): Node[] => graphSchema.parse(JSON.parse(json))["@graph"];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const isNode = (value: unknown): value is Node => isObject(value) && typeof value["@type"] === "string";

/** A node and all that stand inside it. */
export function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const item of value) yield* nodesIn(item);
  if (!isObject(value)) return;
  if (isNode(value)) yield value;
  for (const child of Object.values(value)) yield* nodesIn(child);
}

/** The value at a path such as `location.address`; undefined where the node has none. */
export function valueAt(node: Node, path: string): unknown {
  return path.split(".").reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), node);
}
