import { readFileSync } from "node:fs";
import path from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import ArchivePage from "@/app/hemeroteca/page.archive";
import { archiveIndex, withEditions } from "@/tools/archive/list";
import { archived, writeArchive, type Move } from "@/tools/archive/pages";
import { filesIn } from "@/lib/folders";
import type * as address from "@/paper/address";
import type * as thePaper from "@/paper/paper";
import { folderWith } from "../folder";

/* The pages that an archive keeps, and its list, of small pages. */

const move: Move = {
  pages: ["", "politica", "aviso-legal"],
  from: { within: "/diario/", public: "https://eco.test/diario/" },
  to: { within: "/diario/hemeroteca/2026-11-20/", public: "https://eco.test/diario/hemeroteca/2026-11-20/" },
};

const page = (head: string, body: string) =>
  `<!DOCTYPE html><html lang="es"><head><title>Eco</title>${head}</head><body><p hidden="" data-archived="" class="a">Ve a la <a data-today="" href="/diario/">portada</a></p>${body}</body></html>`;

/** Where a page says which address is its own. */
const ofItsOwn = (address: string) =>
  `<link rel="canonical" href="${address}"><meta property="og:url" content="${address}">`;

const graph = (value: unknown) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`;

test("a page stays within its edition, and names itself", () => {
  const html = page(
    `${ofItsOwn("https://eco.test/diario/politica")}<link rel="alternate" href="https://eco.test/diario/feed.xml">`,
    '<a id="ancla"></a><a href="/diario/politica#ley-$&amp;">Ley</a><a href="/diario/">Portada</a><a href="/diario/#hoy">Hoy</a><a href="/diario/politicas">Otra</a><a href="https://otro.test/">Fuera</a>' +
      graph({
        url: "https://eco.test/diario/politica#ley",
        publisher: { url: "https://eco.test/diario/" },
        name: "En https://eco.test/diario/politica",
      }),
  );
  expect(archived("politica", html, move)).toBe(
    '<!DOCTYPE html><html lang="es"><head><title>Eco</title><link rel="canonical" href="https://eco.test/diario/hemeroteca/2026-11-20/politica"><meta property="og:url" content="https://eco.test/diario/hemeroteca/2026-11-20/politica"><link rel="alternate" href="https://eco.test/diario/feed.xml"></head>' +
      '<body><p class="a">Ve a la <a href="/diario/">portada</a></p><a id="ancla"></a><a href="/diario/hemeroteca/2026-11-20/politica#ley-$&amp;">Ley</a><a href="/diario/hemeroteca/2026-11-20/">Portada</a><a href="/diario/hemeroteca/2026-11-20/#hoy">Hoy</a><a href="/diario/politicas">Otra</a><a href="https://otro.test/">Fuera</a>' +
      graph({
        url: "https://eco.test/diario/hemeroteca/2026-11-20/politica#ley",
        publisher: { url: "https://eco.test/diario/" },
        name: "En https://eco.test/diario/politica",
      }) +
      "</body></html>",
  );
});

test("what a graph says in its texts ends no script", () => {
  const name = "«</script>» y «<!--»: qué es un guion";
  const html = page(
    ofItsOwn("https://eco.test/diario/politica"),
    graph({ name }).replaceAll(/<(?=\/script>»|!--)/g, "\\u003c"),
  );
  const [, json = ""] = /ld\+json">([^]*?)<\/script><\/body>/.exec(archived("politica", html, move)) ?? [];
  expect(json).not.toContain("<");
  expect(JSON.parse(json)).toEqual({ name });
});

test("one that does not say what must be changed stops the build", () => {
  const whole = page(ofItsOwn("https://eco.test/diario/politica"), "");
  const without = (part: string) => () => archived("politica", whole.replace(part, ""), move);
  expect(without('rel="canonical"')).toThrow("politica.html: no dice cuál es su dirección (canonical)");
  expect(without('property="og:url"')).toThrow("politica.html: no dice cuál es su dirección (og:url)");
  for (const attribute of ["href", "content"])
    expect(without(` ${attribute}="https://eco.test/diario/politica"`)).toThrow(`politica.html: le falta ${attribute}`);
  expect(without(' data-today=""')).toThrow("politica.html: no tiene ningún elemento con data-today");
  expect(without(' data-archived=""')).toThrow("data-archived");
  expect(() => archived("", whole.replace(' data-today=""', ""), move)).toThrow("index.html:");
});

test("spaces that hold stay themselves, in as many bytes", () => {
  expect(archived("", page(ofItsOwn("https://eco.test/diario/"), "<p>45\u00a0€ &amp; 3&nbsp;%</p>"), move)).toContain(
    "<p>45\u00a0€ &amp; 3\u00a0%</p>",
  );
});

test("what stays is an edition's pages: neither the list of editions nor one that has stayed before", async () => {
  const own = page(ofItsOwn("https://eco.test/"), "");
  const pages = ["index.html", "politica/index.html"];
  const others = ["404.html", "hemeroteca/index.html", "hemeroteca/2026-11-19/politica/index.html"];
  const out = await folderWith(Object.fromEntries([...pages, ...others].map((file) => [file, own])));
  await writeArchive(out, "/hemeroteca/2026-11-20");
  const stays = pages.map((file) => `hemeroteca/2026-11-20/${file}`);
  expect(filesIn(out).sort()).toEqual([...pages, ...others, ...stays].sort());
});

test("below a sub-path what stays leads to itself there", async () => {
  const env = jest.replaceProperty(process, "env", { ...process.env, BASE_PATH: "/diario" });
  const politics = page(ofItsOwn("https://eco.test/"), '<a href="/diario/politica">Ley</a>');
  const out = await folderWith({ "index.html": politics, "politica/index.html": politics });
  await jest.isolateModulesAsync(async () => {
    const { writeArchive: writeBelow } = await import("@/tools/archive/pages");
    await writeBelow(out, "/hemeroteca/2026-11-20");
  });
  env.restore();
  expect(readFileSync(path.join(out, "hemeroteca/2026-11-20/index.html"), "utf8")).toContain(
    '<a href="/diario/hemeroteca/2026-11-20/politica">Ley</a>',
  );
});

const day = (own: string, words: string) => `<li data-day="${own}"><a href="/hemeroteca/${own}/">${words}</a></li>`;
const month = (own: string, words: string, ...days: readonly string[]) =>
  `<section data-month="${own}"><h2>${words}</h2><ul>${days.join("")}</ul></section>`;
const list = (...months: readonly string[]) =>
  `<!DOCTYPE html><html><head></head><body><h1>Bolsa $&amp; Bolsillo</h1>${months.join("")}<p>Pie</p></body></html>`;

test("the list has every day that is kept once, by month, the newest first", () => {
  const alone = list(month("2026-11", "noviembre de 2026", day("2026-11-20", "viernes 20 de noviembre")));
  expect(withEditions(alone, [])).toBe(alone);
  expect(withEditions(alone, ["2025-11-20", "2026-10-31", "2026-11-20", "2026-11-02"])).toBe(
    list(
      month(
        "2026-11",
        "noviembre de 2026",
        day("2026-11-20", "viernes 20 de noviembre"),
        day("2026-11-02", "lunes 2 de noviembre"),
      ),
      month("2026-10", "octubre de 2026", day("2026-10-31", "sábado 31 de octubre")),
      month("2025-11", "noviembre de 2025", day("2025-11-20", "jueves 20 de noviembre")),
    ),
  );
  expect(() => withEditions(list(), ["2026-11-02"])).toThrow("no tiene ningún elemento con data-month");
});

test.each([
  ["its month", "noviembre 2026", "viernes 20 de noviembre", "«noviembre de 2026»"],
  ["its day", "noviembre de 2026", "viernes, 20 de noviembre", "«viernes 20 de noviembre»"],
])("a list that says %s in other words would say them of every edition, and is refused", (_, ofMonth, ofDay, what) => {
  const other = list(month("2026-11", ofMonth, day("2026-11-20", ofDay)));
  expect(() => withEditions(other, ["2026-10-31"])).toThrow(`hemeroteca/index.html: no dice ${what}`);
});

jest.mock("@/paper/address", () => ({
  ...jest.requireActual<typeof address>("@/paper/address"),
  archivePath: `/hemeroteca/${jest.requireActual<typeof thePaper>("@/paper/paper").paper.edition.close.slice(0, 10)}`,
}));

test("the list as its page is made has each day by its own words, and leads there", () => {
  const list = withEditions(renderToStaticMarkup(createElement(ArchivePage)), ["2001-03-14", "2001-03-13"]);
  expect(list).toMatch(/<section[^>]*data-month="2001-03"[^>]*><h2[^>]*>marzo de 2001<\/h2>/);
  expect(list).toMatch(/<a href="[^"]*\/hemeroteca\/2001-03-14\/"[^>]*>miércoles 14 de marzo<\/a>/);
  expect(list).toMatch(/<a href="[^"]*\/hemeroteca\/2001-03-13\/"[^>]*>martes 13 de marzo<\/a>/);
});

test("whoever asks for the list in any of its forms gets all the days", async () => {
  const alone = list(month("2026-11", "noviembre de 2026", day("2026-11-20", "viernes 20 de noviembre")));
  const out = await folderWith({ "hemeroteca/index.html": alone });
  const kept = ["2026-10-31"];
  const forms = [...(await archiveIndex(out, kept))].map(([file, content]) => [file, Buffer.from(content)] as const);
  const unpacked = (file: string, content: Buffer) => {
    if (file.endsWith(".br")) return brotliDecompressSync(content);
    return file.endsWith(".gz") ? gunzipSync(content) : content;
  };
  const index = "hemeroteca/index.html";
  expect(forms.map(([file]) => file).sort()).toEqual([index, `${index}.br`, `${index}.gz`]);
  for (const [file, content] of forms) expect(String(unpacked(file, content))).toBe(withEditions(alone, kept));
  expect((await archiveIndex(await folderWith({}), kept)).size).toBe(0);
});

test("a list that cannot be read is not taken for a newspaper without an archive", async () => {
  const out = await folderWith({ hemeroteca: "no folder" });
  await expect(archiveIndex(out, [])).rejects.toThrow(/hemeroteca no se puede leer: no es una carpeta$/);
});
