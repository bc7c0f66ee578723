import { parse, type DefaultTreeAdapterTypes } from "parse5";
import { renderToStaticMarkup } from "react-dom/server";
import { JsonLd } from "@/components/JsonLd";

/* Text that the data's check lets pass, in the one place that is no HTML and is written by this code: the graph in a script. */

const HOSTILE = [
  "Sube </script><script>alert(1)</script>",
  "Sube </SCRIPT\u00a0> la marea",
  "Sube <!-- <script> la marea -->",
  "Sube ]]> la <![CDATA[ marea ]]>",
  "Hijos & Cía. &lt;b&gt; &nbsp; &#0; &bomba;",
  "<!DOCTYPE x [<!ENTITY a 'b'>]> <?xml version='1.0'?>",
  `Sube "la' marea\\" \\u003c/script\\u003e`,
  "Łódź 🐟 القاهرة 東京 ma\u00adrea",
];

function scriptsIn(node: DefaultTreeAdapterTypes.Node): DefaultTreeAdapterTypes.Element[] {
  const here = node.nodeName === "script" && "attrs" in node ? [node] : [];
  return "childNodes" in node ? [...here, ...node.childNodes.flatMap(scriptsIn)] : here;
}

test.each(HOSTILE)("in a page's graph %j stays within its script, and arrives as typed", (text) => {
  const html = renderToStaticMarkup(
    <main>
      <JsonLd
        graph={{ "@context": "https://schema.org", "@graph": [{ "@type": "NewsArticle", headline: text, name: text }] }}
      />
      <p>después</p>
    </main>,
  );
  const scripts = scriptsIn(parse(html));
  expect(scripts).toHaveLength(1);
  const inside = scripts[0]?.childNodes[0];
  const json: unknown = JSON.parse(inside && "value" in inside ? inside.value : "");
  expect(json).toMatchObject({ "@graph": [{ headline: text, name: text }] });
  // Nothing of it has become part of the page, and what follows still is.
  expect(html.endsWith("</script><p>después</p></main>")).toBe(true);
});
