/** @jest-environment node */
import { publicAddress } from "@/lib/address";
import { site } from "@/lib/site";
import { madridInstant, newest } from "@/lib/structured/dates";
import { organization, webSite } from "@/lib/structured/newsroom";
import { pageGraph } from "@/lib/structured/page";

const image = (name: string) => `https://fotos.example/${name}.png`;
const times = ["2026-11-20T19:35:00+01:00", "2026-11-20T20:08:00+01:00", "2026-11-19T21:00:00+01:00"];
const articles = [
  { "@type": "NewsArticle", headline: "Uno" },
  { "@type": "NewsArticle", headline: "Dos" },
] as const;

test("the newspaper has a name, an address and a mark that are the same on every page", () => {
  expect(organization(image)).toMatchObject({
    "@type": "NewsMediaOrganization",
    "@id": publicAddress("/#redaccion"),
    name: site.name,
    logo: { url: image(site.mark) },
  });
});

test("the site says that its contents are samples where they are, and promises no search", () => {
  expect(webSite()).toEqual({
    "@type": "WebSite",
    "@id": publicAddress("/#sitio"),
    name: site.name,
    url: publicAddress("/"),
    inLanguage: site.language,
    publisher: { "@id": publicAddress("/#redaccion") },
    ...(site.sample && { creativeWorkStatus: "Contenidos de muestra" }),
  });
});

test("a section's page has its trail, its newest hour and its stories in order", () => {
  const graph = pageGraph(
    { path: "/economia", name: "Economía", description: "Los mercados.", articles, times },
    image,
  );
  expect(graph["@graph"][2]).toMatchObject({
    "@type": "CollectionPage",
    url: publicAddress("/economia"),
    dateModified: "2026-11-20T20:08:00+01:00",
    breadcrumb: {
      itemListElement: [
        { position: 1, name: "Inicio", item: publicAddress("/") },
        { position: 2, name: "Economía", item: publicAddress("/economia") },
      ],
    },
    mainEntity: {
      numberOfItems: 2,
      itemListElement: [
        { position: 1, item: { headline: "Uno" } },
        { position: 2, item: { headline: "Dos" } },
      ],
    },
  });
});

test("the front has no trail, and what else a page shows follows it", () => {
  const graph = pageGraph(
    { path: "/", name: "Portada", articles, times, others: [{ "@type": "Book", name: "Un libro" }] },
    image,
  );
  expect(graph["@graph"][2]).not.toHaveProperty("breadcrumb");
  expect(graph["@graph"][3]).toEqual({ "@type": "Book", name: "Un libro" });
});

test("the newest of several hours is found whatever their offsets", () => {
  expect(newest(["2026-11-20T19:30:00Z", "2026-11-20T20:00:00+01:00"])).toBe("2026-11-20T19:30:00Z");
  expect(() => newest([])).toThrow("no newest instant");
});

test("a day and an hour become Madrid's instant", () => {
  expect(madridInstant("2026-11-28", "18:00")).toBe("2026-11-28T18:00:00+01:00");
  expect(madridInstant("2027-06-07", "09:05")).toBe("2027-06-07T09:05:00+02:00");
});
