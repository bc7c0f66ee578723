import type { Graph } from "schema-dts";

/** A page's graph for machines; in a script a `<` could end it, so each is its JSON escape (nextjs.org, «JSON-LD»). */
export const JsonLd = ({ graph }: { graph: Graph }) => (
  <script
    type="application/ld+json"
    dangerouslySetInnerHTML={{ __html: JSON.stringify(graph).replaceAll("<", "\\u003c") }}
  />
);
