/** @jest-environment node */
import { createHash } from "node:crypto";
import { finishPage } from "@/adapter/page";
import { fixture, OPTIONS, siteFor } from "./lab";

const finish = async (name: string, base = "") => {
  const source = (await fixture(name)).replaceAll('"/_next/', `"${base}/_next/`);
  const site = await siteFor(base);
  return { ...(await finishPage("politica.html", source, site)), site };
};

const sha256 = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const scriptsIn = (html: string) => [...html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)];

/** The text of the page's stylesheet, which is a file of the site's. */
function stylesOf({ html, site }: Awaited<ReturnType<typeof finish>>): string {
  const [, name = ""] = /<link rel="stylesheet" href="[^"]*\/assets\/(politica\.[0-9a-f]{10}\.css)">/.exec(html) ?? [];
  return String(site.assets.files.get(name));
}

describe("a page that Next has exported, finished", () => {
  it("keeps nothing of Next's runtime", async () => {
    const { html } = await finish("exported.html");
    expect(html).not.toMatch(/_next|__next|TURBOPACK|as="script"|data-precedence|next-size-adjust|<!--/);
    expect(html).not.toContain("<div hidden");
  });

  it("keeps what readers and crawlers ask for", async () => {
    const { html } = await finish("exported.html");
    expect(html).toContain("<title>Política | La Lonja</title>");
    expect(html).toContain('<meta name="description" content="Pactos &amp; escaños">');
    expect(html).toContain('<link rel="canonical" href="https://lalonja.example/politica">');
    expect(html).toContain(
      '<script type="application/ld+json">{"@type":"NewsArticle","headline":"A \\u003c B"}</script>',
    );
    expect(html).toContain('<svg viewBox="0 0 32 32" aria-hidden="true"><path d="M2 31V17"></path></svg>');
  });

  it("joins the texts that only React's comments parted", async () => {
    expect((await finish("exported.html")).html).toContain("<h1>Política 4 de 5</h1>");
  });

  it("leaves an island's HTML and props as they were", async () => {
    const { html, site } = await finish("exported.html");
    expect(html).toContain(
      '<div class="contents" data-island="Clock" data-props="{&quot;label&quot;:&quot;a \\&quot;b\\&quot; &amp; c&quot;}"><p class="clock">a "b" &amp; c · hoy</p></div>',
    );
    expect([...site.assets.files.keys()]).toEqual(expect.arrayContaining(["islands.c10c.js", "notice.0071.js"]));
  });

  it("asks for fonts with the page on wide screens alone, where they are no hindrance to the words", async () => {
    const { html } = await finish("exported.html");
    expect(html.match(/<link rel="preload"[^>]*as="font"[^>]*>/g)).toEqual([
      expect.stringContaining('media="(min-width: 64rem)"'),
    ]);
  });

  it("asks for fonts with every page where no other way is given", async () => {
    const options = { ...OPTIONS };
    delete options.fontsMedia;
    const { html } = await finishPage("politica.html", await fixture("exported.html"), {
      ...(await siteFor()),
      options,
    });
    expect(html).toContain('as="font"');
    expect(html).not.toContain("media=");
  });

  it("drops class names that neither a stylesheet nor an island knows", async () => {
    const source = (await fixture("exported.html"))
      .replace("<h1>", '<h1 class="lucide lucide-x">')
      .replace("<svg ", '<svg class="lucide measure later" ');
    const { html } = await finishPage("politica.html", source, await siteFor());
    expect(html).toContain("<h1>Política");
    expect(html).toContain('<svg class="measure later" ');
  });

  it("ends with the starter, its only script that runs", async () => {
    const { html } = await finish("exported.html");
    expect(html).toMatch(
      /<script type="module" data-start="\/assets\/islands\.c10c\.js" data-notice="\/assets\/notice\.0071\.js">begin\(\)<\/script><\/body><\/html>$/,
    );
    expect(html.match(/<script(?! type="(application\/ld\+json|speculationrules)")/g)).toHaveLength(1);
  });

  it("has no starter where there is no island", async () => {
    const { html, site } = await finish("without-islands.html");
    expect(html).not.toContain('type="module"');
    expect([...site.assets.files.keys()].filter((name) => name.endsWith(".js"))).toEqual([]);
  });

  it("has the policy before all that it governs, with the hashes of what stands in the page", async () => {
    const { html, sources } = await finish("exported.html");
    const [, content = ""] =
      /<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html) ?? [];
    const scripts = scriptsIn(html).filter(([, attributes = ""]) => !attributes.includes("ld+json"));
    const hashes = scripts.map(([, , text = ""]) => sha256(text));
    expect(hashes).toHaveLength(2);
    for (const hash of hashes) expect(content).toContain(hash);
    expect([...sources.scripts, ...sources.styles].sort()).toEqual(["'self'", "'self'", ...hashes].sort());
    expect(content).toContain("default-src 'none'");
    expect(content).not.toMatch(/unsafe|http|\*/);
  });

  it("gives a file that is there twice one address, made from its content", async () => {
    const finished = await finish("exported.html");
    const [, address = ""] = /rel="preload" href="([^"]+)" as="font"/.exec(finished.html) ?? [];
    expect(address).toMatch(/^\/assets\/serif-s\.[0-9a-f]{10}\.woff2$/);
    expect(stylesOf(finished)).toContain(`url(${address})`);
    expect(await finished.site.assets.take("p", "/_next/static/media/serif.1a2b.woff2")).toBe(address);
  });

  it("has only the rules its elements or its islands can use", async () => {
    const css = stylesOf(await finish("exported.html"));
    expect(css).toContain(".measure");
    expect(css).toContain(".later");
    expect(css).not.toContain(".never");
  });

  it("lies below a sub-path as well", async () => {
    const finished = await finish("exported.html", "/periodico");
    const { html } = finished;
    expect(html).toContain('data-start="/periodico/assets/islands.c10c.js"');
    expect(stylesOf(finished)).toContain("url(/periodico/assets/serif-s.");
    expect(html).toContain('{"href_matches":"/periodico/*"}');
    expect(html).not.toMatch(/["(]\/assets/);
  });

  it("asks for its styles before anything else that loads", async () => {
    const { html } = await finish("exported.html");
    expect(html.match(/<(link|script)[^>]*>/)?.[0]).toContain('rel="stylesheet"');
  });

  it("is the same, byte for byte, each time", async () => {
    expect((await finish("exported.html")).html).toBe((await finish("exported.html")).html);
  });
});

describe("a page that would be broken stops the build, which says", () => {
  it.each([
    ["no-body.html", "politica.html: <body> is missing or never closed"],
    ["truncated.html", "politica.html: <html> is missing or never closed"],
    ["no-charset.html", "has no <meta charset> to put the policy after"],
    ["unknown-island.html", "has an island «Carousel», but there is no components/islands/Carousel.tsx"],
    ["nested-islands.html", "has the island «Clock» within another"],
    ["foreign-script.html", "has a script that is neither data nor of Next's runtime (track()…)"],
    ["foreign-file.html", "(https://ads.example/a.js…), and the policy would refuse it"],
    ["style-attribute.html", 'has <h1 style="…">, which the policy refuses'],
    ["handler-attribute.html", 'has <h1 onclick="…">, which the policy refuses'],
  ])("%s: %s", async (name, message) => {
    await expect(finish(name)).rejects.toThrow(message);
  });

  it("which component places an island, when Next's lists do not know of it", async () => {
    const site = { ...(await siteFor()), placesIslands: false };
    await expect(finishPage("politica.html", await fixture("exported.html"), site)).rejects.toThrow(
      "politica.html: has an island «Clock», but Next does not list components/Island.tsx among its client modules",
    );
    await expect(finishPage("politica.html", await fixture("without-islands.html"), site)).resolves.toBeDefined();
  });

  it("which file a page asks for in vain", async () => {
    const source = (await fixture("exported.html")).replace("0nfq.css", "gone.css");
    await expect(finishPage("politica.html", source, await siteFor())).rejects.toThrow(
      "politica.html: asks for /_next/static/chunks/gone.css, which Next has not exported",
    );
  });
});
