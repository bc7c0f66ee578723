/** @jest-environment jsdom */
import { renderToStaticMarkup } from "react-dom/server";
import { JsonLd } from "@/components/JsonLd";
import { HOSTILE } from "../../fixtures/second-newspaper/texts";

/* Text that the data's check lets pass, in the one place that is no HTML and is written by this code: the graph in a script. */

test.each(HOSTILE)("in a page's graph %j stays within its script, and arrives as typed", (text) => {
  const graph = { "@context": "https://schema.org", "@graph": [{ "@type": "NewsArticle", headline: text }] } as const;
  document.body.innerHTML = renderToStaticMarkup(
    <main>
      <JsonLd graph={graph} />
      <p>después</p>
    </main>,
  );
  const [script, ...others] = document.scripts;
  expect(others).toEqual([]);
  expect(JSON.parse(script?.text ?? "")).toEqual(graph);
  // Nothing of it has become part of the page, and what follows still is.
  expect(document.querySelector("main > script:first-child + p:last-child")?.outerHTML).toBe("<p>después</p>");
});
