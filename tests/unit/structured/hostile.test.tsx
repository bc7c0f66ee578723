/** @jest-environment node */
import { parse, type DefaultTreeAdapterTypes } from "parse5";
import { renderToStaticMarkup } from "react-dom/server";
import { JsonLd } from "@/components/JsonLd";
import { stories } from "@/data/resolve/front";
import { newsFeed } from "@/lib/feed";

/*
 * Text that the data's check lets pass, in the two places that are no HTML: the graph inside a script, and the feed.
 */

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

/** What an XML parser makes of the references in a feed. */
const decoded = (text: string) =>
  text
    .replace(/&#x([0-9A-F]+);/g, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replaceAll("&quot;", '"')
    .replaceAll("&apos;", "'");

function textsOf(node: DefaultTreeAdapterTypes.Node): string[] {
  if (node.nodeName === "#text" && "value" in node) return [node.value];
  return "childNodes" in node ? node.childNodes.flatMap(textsOf) : [];
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

test("in the feed they leave the XML whole, and arrive as typed", () => {
  const [story] = stories;
  if (!story) throw new Error("There is no story");
  const hostile = HOSTILE.map((text, index) => ({
    ...story,
    id: `hostil-${index}`,
    href: `/economia#hostil-${index}` as const,
    title: text,
    excerpt: text,
    author: text,
  }));
  const xml = newsFeed(hostile, "2026-11-20T20:30:00+01:00");
  const inItems = (element: string) =>
    [...xml.matchAll(new RegExp(`<${element}>(.*)</${element}>`, "g"))]
      .map(([, text]) => decoded(text ?? ""))
      .slice(-HOSTILE.length);
  expect(inItems("title")).toEqual(HOSTILE);
  expect(inItems("dc:creator")).toEqual(HOSTILE);
  // A description is HTML: what a reader is shown after both decodings is what was typed.
  const html = parse(
    inItems("description")
      .map((text) => `<p>${text}</p>`)
      .join(""),
  );
  expect(textsOf(html)).toEqual(HOSTILE);
});
