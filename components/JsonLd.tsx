import type { Graph } from "schema-dts";

/**
 * A page's graph for machines. In the text of a script a `<` could end it, so each is
 * written as its JSON escape (nextjs.org, «JSON-LD»); readers of JSON see no difference.
 */
export function JsonLd({ graph }: { graph: Graph }) {
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: JSON.stringify(graph).replaceAll("<", "\\u003c") }}
    />
  );
}
