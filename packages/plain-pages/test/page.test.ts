import assert from "node:assert/strict";
import path from "node:path";
import { test } from "node:test";
import { Assets } from "../src/assets";
import { checkClientModules } from "../src/client-modules";
import { finish as finishBuild } from "../src/complete";
import { buildIslands } from "../src/islands";
import { finishPage, type Site } from "../src/page";
import { Styles } from "../src/styles";
import { folderWith } from "./folder";
import options from "./project/plain-pages.config";

const HEAD = `<meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/><link rel="stylesheet" href="/_next/a.css"/><script src="/_next/b.js" async=""></script><title>Política</title>`;
const BODY = `<main class="used"><h1>Política <!-- -->4<!-- --> de 5</h1><div data-island="Clock" data-props="{}"><p>hoy</p></div><svg xmlns="http://www.w3.org/2000/svg"></svg><script type="application/ld+json">{"a":"b"}</script></main><script>(self.__next_f=self.__next_f||[]).push([0])</script>`;
const exported = (body = BODY, head = HEAD) =>
  `<!DOCTYPE html><html lang="es"><head>${head}</head><body>${body}</body></html>`;

/** A build's site, of which each page can have an island whose code sets a class of its own. */
async function site(sheet = ".used{color:red}"): Promise<Site> {
  const assets = new Assets(await folderWith({ "_next/a.css": sheet }), "");
  return {
    assets,
    styles: new Styles(assets, { paper: "print" }, ["--named", '"later"']),
    options,
    placesIslands: true,
    islands: {
      code: new Map([["Clock", 'export default()=>"later"']]),
      bundle: { name: "islands.c10c.js", content: "start()" },
      notice: { name: "notice.0071.js", content: "notify()" },
      starter: "begin()",
    },
  };
}

const finish = async (source: string, sheet?: string) => finishPage("politica.html", source, await site(sheet));

/** Whether a browser would prepare what is behind a link, by the rules of speculation that a page brings. */
type Rule = { and?: Rule[]; not?: Rule; href_matches?: string; selector_matches?: string };

test("a browser prepares pages only: no files such as feeds, not the page itself, no place of it", async () => {
  const { html } = await finish(exported());
  const [, json = ""] = /<script type="speculationrules">(.*?)<\/script>/.exec(html) ?? [];
  const rules = JSON.parse(json) as Record<string, { where: Rule; eagerness: string }[]>;
  assert.deepEqual(Object.keys(rules).sort(), ["prefetch", "prerender"]);
  /** Of the patterns only `*` is used, and of selectors attributes. */
  const matches = ({ and, not, href_matches: href, selector_matches: selector }: Rule, link: Link): boolean => {
    if (and) return and.every((rule) => matches(rule, link));
    if (not) return !matches(not, link);
    if (href) return new RegExp(`^${href.replaceAll(".", "\\.").replaceAll("*", ".*")}$`).test(link.path);
    return (selector ?? "").split(", ").some((one) => link.is.includes(one));
  };
  type Link = { path: string; is: readonly string[] };
  const links: readonly [prepared: boolean, link: Link][] = [
    [true, { path: "/", is: [] }],
    [true, { path: "/politica", is: [] }],
    [false, { path: "/feed.xml", is: [] }],
    [false, { path: "/politica/feed.xml", is: [] }],
    [false, { path: "/media/foto.0123456789.jpg", is: [] }],
    [false, { path: "/politica", is: ["[aria-current]"] }],
    [false, { path: "/politica", is: ["[href^='#']"] }],
  ];
  for (const [{ where, eagerness }] of Object.values(rules) as [{ where: Rule; eagerness: string }][]) {
    assert.equal(eagerness, "moderate");
    for (const [prepared, link] of links) assert.equal(matches(where, link), prepared, JSON.stringify(link));
  }
});

test("what is typed may be sent where the page's own forms lead, and nowhere else", async () => {
  const actions = ["https://altas.example/boletin?de=web", "/buscar?en=https://otro.example", "http://vieja.example/"];
  const { html, sources } = await finish(exported(actions.map((to) => `<form action="${to}"></form>`).join("")));
  assert.deepEqual(sources.forms, ["'self'", "http://vieja.example", "https://altas.example"]);
  assert.match(html, /; form-action 'self' http:\/\/vieja\.example https:\/\/altas\.example;/);
  assert.match((await finish(exported())).html, /; form-action 'none';/);
});

/** That what fails says this among other things. */
const saying = (words: string) => (error: unknown) => {
  assert.ok(error instanceof Error && error.message.includes(words), `${String(error)} does not say «${words}»`);
  return true;
};

for (const [what, source, message] of [
  ["was not written to its end", exported().replace("</body></html>", ""), "<html> is missing or never closed"],
  ["does not declare its characters", exported(BODY, "<title>a</title>"), "has no <meta charset>"],
  ["places an unknown island", exported('<i data-island="X"></i>'), "island «X», but there is no components/islands/X"],
  [
    "places an island within another",
    exported('<i data-island="Clock"><b data-island="Clock"></b></i>'),
    "island «Clock» within another",
  ],
  ["has a script of its own", exported("<script>track()</script>"), "neither data nor of Next's runtime (track()…)"],
  ["asks another server for a script", exported('<script src="https://a.example/a.js"></script>'), "(https://a.exa"],
  ["has a style in an attribute", exported('<p style="top:0"></p>'), 'has <p style="…">, which the policy refuses'],
  ["has a handler in an attribute", exported('<p onclick="go()"></p>'), 'has <p onclick="…">'],
  ["has another handler", exported('<img onerror="go()">'), 'has <img onerror="…">'],
  ["sends what is typed to itself", exported("<form></form>"), "has a <form> without an action"],
  ["asks for what is not there", exported().replace("a.css", "gone.css"), "asks for /_next/gone.css, which Next has"],
] as const)
  test(`a build stops, and says why, at a page that ${what}`, async () => {
    await assert.rejects(finish(source), saying(message));
  });

test("a build stops at a page that has a stylesheet with a picture in it", async () => {
  const sheet = ".used{background:url(data:image/png;base64,AAAA)}";
  await assert.rejects(finish(exported(), sheet), saying("has a stylesheet with a picture in it"));
});

test("a build stops where a medium that is to stand apart stands in no stylesheet", async () => {
  const rules = async (sheet: string) => {
    const made = await site(sheet);
    await finishPage("politica.html", exported(), made);
    return made.styles;
  };
  (await rules("@media print{.used{color:red}}")).checkMedia();
  const none = await rules("@media paper{.used{color:red}}");
  assert.throws(() => none.checkMedia(), saying("no stylesheet has an outermost «@media print»"));
});

test("custom properties have one short name in pages and on paper, but for those that scripts name", async () => {
  const sheet =
    ":root{--ground:red;--text:blue;--named:1px}.used{color:var(--text);fill:var(--ground);top:var(--named)}" +
    "@media print{.used{color:var(--ground)}}";
  const made = await site(sheet);
  const drawn = exported(BODY.replace("<svg ", '<svg stroke="var(--text)" '));
  const { html } = await finishPage("politica.html", drawn, made);
  const paper = [...made.assets.files].find(([name]) => name.startsWith("paper."))?.[1];
  assert.match(html, /:root\{--b:red;--c:blue;--named:1px\}\.b\{color:#00f;fill:var\(--b\);top:var\(--named\)\}/);
  assert.match(html, /<svg stroke="var\(--c\)"/);
  assert.equal(String(paper), ".b{color:var(--b)}");
});

test("a class with a custom property in its name has its rule", async () => {
  const drawn = exported(BODY.replace("<svg ", '<svg class="left-[var(--edge)]" '));
  const { html } = await finish(drawn, ":root{--edge:1px}.left-\\[var\\(--edge\\)\\]{left:max(var(--edge),2vw)}");
  assert.match(html, /\{left:max\(1px,2vw\)\}/);
});

test("a file of Next's is kept for good, so that one of another content has another address", async () => {
  const addressOf = async (content: string) => {
    const file = "_next/static/media/lora.p.woff2";
    return new Assets(await folderWith({ [file]: content }), "/cuaderno").take("politica.html", `/cuaderno/${file}`);
  };
  const addresses = [await addressOf("today"), await addressOf("yesterday")];
  for (const address of addresses) assert.match(address, /^\/cuaderno\/assets\/lora\.[0-9a-f]{10}\.woff2$/);
  assert.notEqual(addresses[0], addresses[1]);
});

test("of two files of Next's with one content there is one address", async () => {
  const files = ["_next/static/media/lora.p.woff2", "_next/static/media/times.p.woff2"];
  const assets = new Assets(await folderWith(Object.fromEntries(files.map((file) => [file, "same"]))), "");
  const [one, other] = [await assets.take("a.html", `/${files[0]}`), await assets.take("b.html", `/${files[1]}`)];
  assert.equal(other, one);
});

test("families of fonts that the sheet describes have one short name, and no file or family of the reader's does", async () => {
  const { html } = await finish(
    exported(),
    `@font-face{font-family:"lora";src:url(/fonts/lora.woff2)}@font-face{font-family:lora-times;src:local(lora)}` +
      `:root{--serif:"lora", lora-times, serif}.used{font-family:var(--serif)}h1{font:700 1rem lora,lora-lora}`,
  );
  const [, sheet = ""] = /<style>(.*?)<\/style>/.exec(html) ?? [];
  assert.match(sheet, /^@font-face\{font-family:b;src:url\(\/fonts\/lora\.woff2\)\}/);
  assert.match(sheet, /@font-face\{font-family:c;src:local\(lora\)\}\.b\{font-family:b,c,serif\}/);
  assert.match(sheet, /h1\{font:700 1rem b,lora-lora\}/);
});

test("classes that rules on paper name have one short name on all pages, but for words of scripts", async () => {
  const made = await site(
    ".used{color:red}.b{top:0}.whole-width{width:100%}@media print{.used,.whole-width,.later{color:blue}}",
  );
  const page = (classes: string) => exported(`<p class="${classes}">a</p><i data-island="Clock"></i>`);
  const pages = ["used", "b", "whole-width later"].map((classes) => finishPage("politica.html", page(classes), made));
  const [used, own, wide] = (await Promise.all(pages)).map(({ html }) => html);
  const paper = [...made.assets.files].find(([name]) => name.startsWith("paper."))?.[1];
  // The short name `b` is no other's: the sheet has a class of that name.
  assert.equal(String(paper), ".c,.d,.later{color:#00f}");
  assert.match(used ?? "", /<style>\.c\{color:red\}<\/style>.*<p class="c">/);
  assert.match(own ?? "", /<style>\.b\{top:0\}<\/style>.*<p class="b">/);
  assert.match(wide ?? "", /<style>\.d\{width:100%\}<\/style>.*<p class="d later">/);
});

test("rules hold for classes within brackets, children and values of data that the page has, by its own names", async () => {
  const sheet =
    ".used:not(.gone){top:1px}.used:not(.whole){top:2px}:is(.used,.whole) b{top:3px}:where(.used,.whole) b{top:4px}" +
    ".used:has(.whole){top:5px}.used>.whole{top:6px}.whole>.used{top:7px}[data-state=open]{top:8px}[data-state=shut]{top:9px}";
  const body = '<main class="used" data-state="open"><p class="whole"><b>a</b></p></main>';
  const { html } = await finish(exported(body), sheet);
  const [, used = "", whole = ""] = /<main class="(\w+)".*<p class="(\w+)"/.exec(html) ?? [];
  const [, rules = ""] = /<style>(.*?)<\/style>/.exec(html) ?? [];
  assert.equal([...rules.matchAll(/top:(\d)px/g)].map(([, top]) => top).join(""), "1234568");
  const [one, other] = [`.${used}`, `.${whole}`];
  for (const rule of [
    `${one}:not(${other})`,
    `:is(${one},${other}) b`,
    `:where(${one},${other}) b`,
    `${one}:has(${other})`,
  ])
    assert.ok(rules.includes(`${rule}{`), `${rule} is missing in ${rules}`);
});

test("a page that no rule is for has no styles, and lets none pass", async () => {
  const { html, sources } = await finish(exported(), ".gone{top:0}");
  assert.doesNotMatch(html, /<style/);
  assert.deepEqual(sources.styles, []);
});

test("no class gets a short name that a script sets, and one that it looks for stays, whether a rule is for it or none", async () => {
  const made = await site();
  const islands = { ...made.islands, code: new Map([["Clock", 'export default()=>"b later sought"']]) };
  const body = BODY.replace("<h1>", '<h1 class="sought lost">');
  const { html } = await finishPage("politica.html", exported(body), { ...made, islands });
  assert.match(html, /<style>\.c\{color:red\}<\/style>.*<main class="c"><h1 class="sought">/);
});

test("a page with more classes than there are letters has a name of its own for each", async () => {
  const classes = Array.from({ length: 430 }, (_, at) => `class-${at}`);
  const sheet = classes.map((name, at) => `.${name}{top:${at + 1}px}`).join("");
  const { html } = await finish(exported(classes.map((name) => `<p class="${name}">a</p>`).join("")), sheet);
  const ruled = [...html.matchAll(/\.([a-z]+)\{top:(\d+)px\}/g)].map(([, name, top]) => `${top} ${name}`);
  const placed = [...html.matchAll(/<p class="([a-z]+)">/g)].map(([, name], at) => `${at + 1} ${name}`);
  assert.deepEqual([placed.length, new Set(html.match(/(?<=class=")[a-z]+/g)).size], [430, 430]);
  assert.deepEqual(ruled, placed);
});

test("a page's head says first what machines ask of it, its policy before all, its styles last", async () => {
  const head = `${HEAD}<link rel="preload" as="image" href="/a.svg"/><meta name="description" content="b"/><meta property="og:image" content="c"/><link rel="expect" href="#a" blocking="render"/>`;
  const { html } = await finish(exported(BODY, head), ".used{color:red}");
  const order = [
    '<meta charset="utf-8">',
    "Content-Security-Policy",
    'name="viewport"',
    'rel="preload"',
    'rel="expect"',
    "<title>",
    'name="description"',
    'property="og:image"',
    "<style>",
    "</head>",
  ];
  const places = order.map((words) => html.indexOf(words));
  assert.ok(!places.includes(-1), html);
  assert.deepEqual(
    places,
    places.toSorted((one, other) => one - other),
  );
});

test("nothing is asked for, or said, that only Next's runtime would run or read", async () => {
  const preloads = ['rel="modulepreload"', 'rel="preload" as="script"'].map(
    (how) => `<link ${how} href="/_next/a.js"/>`,
  );
  const marked = '<meta name="next-size-adjust"/><meta name="a" data-precedence="b" data-href="c" nonce="d"/>';
  const { html } = await finish(exported(BODY, HEAD + preloads.join("") + marked));
  assert.doesNotMatch(html, /_next|modulepreload|as="script"|next-|data-precedence|data-href|nonce|xmlns|<!-- -->/);
  assert.match(html, /<meta name="a">/);
});

test("fonts are asked for with the page where the options say, and pictures everywhere", async () => {
  const preload = (as: string) => `<link rel="preload" as="${as}" href="/a"/>`;
  const wide = { ...(await site()), options: { ...options, fontsMedia: "(width>=64rem)" } };
  const { html } = await finishPage("a.html", exported(BODY, HEAD + preload("font") + preload("image")), wide);
  assert.match(html, /as="font" href="\/a" media="\(width>=64rem\)">/);
  assert.match(html, /as="image" href="\/a">/);
  const { html: same } = await finish(exported(BODY, HEAD + preload("font")));
  assert.match(same, /as="font" href="\/a">/);
});

test("error screens and Next's own router do no harm; other client components, and next/link, would be dead", async () => {
  const reached = async (...modules: readonly string[]) => {
    const clientModules = Object.fromEntries(modules.map((file) => [`[project]/a/${file} <module evaluation>`, {}]));
    const manifest = `globalThis.__RSC_MANIFEST = ${JSON.stringify({ "/page": { clientModules } })}`;
    const dist = await folderWith({ "server/app/page_client-reference-manifest.js": manifest });
    // The project is one of several in a folder around it.
    return checkClientModules(dist, "/srv/a", "/srv", { ...options, drawing: ["icons"] });
  };
  const screens = ["app/error.tsx", "app/politica/error.js", "src/app/global-error.tsx"];
  const router = "node_modules/next/dist/client/components/layout-router.js";
  assert.equal(await reached(...screens, router), false);
  assert.equal(await reached(options.island), true);
  assert.equal(await reached(...screens, "node_modules/icons/dist/Icon.js"), false);
  for (const dead of [
    "app/Votes.tsx",
    "node_modules/icons-more/dist/Icon.js",
    "node_modules/next/dist/client/app-dir/link.js",
    "components/islands/A.tsx",
  ])
    await assert.rejects(reached(dead), saying(`${dead}: is `));
});

test("a build stops where Next's lists of client modules are of another form, or none", async () => {
  const other = { "server/app/page_client-reference-manifest.js": "globalThis.__ANOTHER = {}" };
  for (const files of [other, { "server/app/page.js": "" }])
    await assert.rejects(
      checkClientModules(await folderWith(files), "/srv/a", "/srv", options),
      saying("holds no list of client modules: has Next changed its form?"),
    );
});

test("a build stops where Next does not list what it has exported, or in another form", async () => {
  const root = await folderWith({ ".next/exported/index.html": exported() });
  const [dist, out, earlier] = [".next", "out", "earlier"].map((name) => path.join(root, name));
  assert.ok(dist && out && earlier);
  const build = { root, out, earlier, dist, base: "", modulesRoot: root, options };
  const elsewhere = { id: "/politica.html", filePath: path.join(root, "else/where.html") };
  const front = { id: "/index.html", filePath: path.join(dist, "exported/index.html") };
  for (const listed of [[], [elsewhere], [front, elsewhere]])
    await assert.rejects(finishBuild({ ...build, listed }), saying("does not list the files it has exported"));
});

test("a build stops at a page that places islands with a component that Next does not know as a client's", async () => {
  const unknown = { ...(await site()), placesIslands: false };
  await assert.rejects(finishPage("p.html", exported(), unknown), saying("Next does not list components/Island.tsx"));
});

const FILE = "components/islands/Clock.tsx";
for (const [what, clock, message] of [
  [
    "asks more of React than there is",
    'import { use } from "react";\nexport const Clock = () => use();',
    `${FILE}:1: No`,
  ],
  [
    "asks for React's DOM",
    'import { use } from "react-dom";\nexport const Clock = () => use();',
    `${FILE}:1: react-dom`,
  ],
  ["is not called as its file", "export const Watch = () => null;", "components/islands: No matching export"],
] as const)
  test(`a build stops at a page that places an island that ${what}`, async () => {
    const root = await folderWith({ "components/islands/Clock.tsx": clock });
    await assert.rejects(buildIslands(root, options), saying(message));
  });

test("a folder of islands that cannot be read is no project without islands", async () => {
  const root = await folderWith({ "components/islands": "" });
  await assert.rejects(buildIslands(root, options), { code: "ENOTDIR" });
});
