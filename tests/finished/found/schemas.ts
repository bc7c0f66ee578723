import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { validateXML } from "xmllint-wasm";

const here = (name: string) => readFileSync(path.resolve("tests/finished/found", name), "utf8");

/** sitemaps.org's own schema, from the package `sitemap`. */
const sitemapSchema = () => {
  const entry = createRequire(path.resolve("package.json")).resolve("sitemap/package.json");
  return readFileSync(path.join(path.dirname(entry), "schema/sitemap.xsd"), "utf8");
};

const BOTH = `<?xml version="1.0"?>
<schema xmlns="http://www.w3.org/2001/XMLSchema" elementFormDefault="qualified">
  <import namespace="http://www.sitemaps.org/schemas/sitemap/0.9" schemaLocation="sitemap.xsd"/>
  <import namespace="http://www.google.com/schemas/sitemap-image/1.1" schemaLocation="sitemap-image.xsd"/>
</schema>`;

/** What libxml2 has against a site map; nothing if it is valid. */
export async function sitemapMistakes(xml: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml: [{ fileName: "sitemap.xml", contents: xml }],
    schema: [{ fileName: "both.xsd", contents: BOTH }],
    preload: [
      { fileName: "sitemap.xsd", contents: sitemapSchema() },
      { fileName: "sitemap-image.xsd", contents: here("sitemap-image.xsd") },
    ],
  });
  return errors.map((error) => error.message);
}

/** What libxml2 has against a feed; nothing if it is RSS 2.0. */
export async function feedMistakes(xml: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml: [{ fileName: "feed.xml", contents: xml }],
    schema: [{ fileName: "rss-2.0.xsd", contents: here("rss-2.0.xsd") }],
  });
  return errors.map((error) => error.message);
}
