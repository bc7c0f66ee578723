/** @jest-environment node */
import { anatomy, type Anatomy } from "./anatomy";
import { check } from "./check";
import { isProse } from "./fields";
import { draw, SEED } from "./random";
import { rendered } from "./render";
import { nameOf, objectOf, replacedAt, sites, type Site } from "./walk";

/*
 * Text that is allowed, however hostile it looks, is printed as it was typed: no element,
 * no attribute and no address comes of it, on the page and in its graph.
 */

const HOSTILE: Readonly<Record<string, readonly string[]>> = {
  "elements that run": [
    "Sube <script>alert(1)</script> la marea",
    "Sube <img src=x onerror=alert(1)> la marea",
    "Sube <svg/onload=alert(1)> la marea",
    "Sube <iframe srcdoc='<script>alert(1)</script>'>",
    "Sube <base href=//evil.example> la marea",
  ],
  "ends of the element around": [
    "Sube </script><script>alert(1)</script>",
    "Sube </h3></article></main><h1>La marea",
    "Sube </title></head><body onload=alert(1)>",
    "Sube </textarea></style></noscript> la marea",
    "Sube <!-- la marea",
    "Sube --> la marea --!>",
    "Sube ]]> la marea <![CDATA[",
    "Sube <!--<script> la marea",
  ],
  "ends of the attribute around": [
    'Sube " onmouseover="alert(1)" x="',
    "Sube ' autofocus onfocus='alert(1)",
    "Sube ` onclick=alert(1) ` la marea",
    'Sube "><img src=x onerror=alert(1)>',
  ],
  entities: ["Sube &lt;script&gt; la marea", "Sube &amp;amp; &quot; &#x3c;b&#62; &nbsp la marea", "Hijos & Cía. &copy"],
  addresses: ["javascript:alert(1)", "data:text/html,<script>alert(1)</script>", "//evil.example/a.js"],
  "other languages' signs": [
    "{{constructor.constructor(1)}} ${alert(1)}",
    "\\u003cscript\\u003e %3Cscript%3E",
    "<?xml version='1.0'?> <%= alert(1) %>",
    "__proto__ constructor toString",
  ],
  "letters of the world": [
    "Sube la ma\u00adrea 🐟 ☀️ en Łódź",
    "Αθήνα, Київ, القاهرة, 東京",
    "Sube 3,2 % y «baja» “dos” 45 € — ¿no?",
    "Cafe\u0301 an\u0303o 12\u00a0km",
  ],
};

const EACH = 24;

/**
 * What pages print: not what searches say of them, names that others refer to, a word or a figure of a few letters;
 * nor the labels of the lead's lines, which data/resolve has copied before a text could be put there.
 */
const isFree = (site: Site) =>
  isProse(site) &&
  site.path[0] !== "related" &&
  !["edition", "newspaper"].includes(site.file.name) &&
  !site.path.includes("search") &&
  !["party", "unit", "topic", "place"].includes(site.key) &&
  // Figures of a few letters whose unit has an element of its own.
  !(["figure", "metrics", "sector"].some((part) => site.path.includes(part)) && site.key === "value") &&
  site.path[0] !== "coalition" &&
  !(site.key === "name" && ["parties", "columnists"].includes(String(site.path[0])));

/**
 * The front's title and intro are for machines alone, and its small covers stand beside their titles: they say nothing.
 * Where Política's urgent story is drawn from its vote, its picture only goes with it when it is shared.
 */
const UNPRINTED =
  /^(data\/home\.ts: (title|intro|(podcasts|multimediaPodcasts)\[\d\]\.alt)|data\/politica\.ts: urgent\.alt)$/;

const before = new Map<string, Anatomy>();
async function usual(name: string): Promise<Anatomy> {
  const known = before.get(name) ?? anatomy(await rendered(name));
  before.set(name, known);
  return known;
}

/** The page with a text put into the live record, which then gets its own back. */
async function shownWith({ file, path, value }: Site, text: unknown): Promise<{ html: string; page: Anatomy }> {
  const put = (content: unknown) => {
    const parent = path.slice(0, -1).reduce<unknown>((node, part) => Reflect.get(objectOf(node), part), file.content);
    Reflect.set(objectOf(parent), path.at(-1) ?? "", content);
  };
  put(text);
  try {
    const html = await rendered(file.name);
    return { html, page: anatomy(html) };
  } finally {
    put(value);
  }
}

const valueAt = (content: object, path: Site["path"]) =>
  path.reduce<unknown>((node, part) => Reflect.get(objectOf(node), part), content);

async function faultsOf(site: Site, typed: string): Promise<string[]> {
  const { lines, checked } = await check(site.file, replacedAt(site.file.content, site.path, typed));
  if (lines.length > 0) return [`is refused: ${lines.join("; ")}`];
  const text = String(valueAt(checked, site.path));
  const { html, page } = await shownWith(site, text);
  const { build } = await usual(site.file.name);
  const at = page.build.findIndex((element, index) => element !== build[index]);
  const said = [page.text, ...page.words, ...page.graph].some((place) => place.includes(text));
  return [
    ...(at >= 0 || page.build.length !== build.length
      ? [`changes the page: ${String(page.build[at])} for ${String(build[at])}`]
      : []),
    ...(said || UNPRINTED.test(nameOf(site)) ? [] : ["is not printed as it was typed"]),
    ...(/[\0-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/.test(html)
      ? ["prints a control character"]
      : []),
  ];
}

describe(`with seed ${SEED}, what looks hostile and is allowed is printed as it was typed`, () => {
  test.each(Object.entries(HOSTILE).map(([name, texts]) => [name, EACH, texts] as const))(
    "%s: %d",
    async (name, many, texts) => {
      const faults: string[] = [];
      for (const [index, site] of draw(sites.filter(isFree), many, name).entries()) {
        const text = texts[index % texts.length] ?? "";
        for (const fault of await faultsOf(site, text)) faults.push(`${nameOf(site)} = ${text}: ${fault}`);
      }
      if (faults.length > 0) throw new Error(`MUTATION_SEED=${SEED}\n${faults.join("\n")}`);
    },
  );
});
