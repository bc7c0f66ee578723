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

/** A text as the check leaves it, and where it is put. */
type Typed = { site: Site; text: string };

/** The page with texts put into the live record, which then gets its own back. */
async function shownWith(typed: readonly Typed[]): Promise<string> {
  const put = ({ file, path }: Site, content: unknown) => {
    const parent = path.slice(0, -1).reduce<unknown>((node, part) => Reflect.get(objectOf(node), part), file.content);
    Reflect.set(objectOf(parent), path.at(-1) ?? "", content);
  };
  for (const { site, text } of typed) put(site, text);
  try {
    return await rendered(typed[0]?.site.file.name ?? "");
  } finally {
    for (const { site } of typed) put(site, site.value);
  }
}

const valueAt = (content: object, path: Site["path"]) =>
  path.reduce<unknown>((node, part) => Reflect.get(objectOf(node), part), content);

/** Parts texts into pages, several on each: but none twice, so that one is not found in another's place. */
function onPages(typed: readonly Typed[]): Typed[][] {
  const pages: Typed[][] = [];
  for (const one of typed) {
    const page = pages.find((others) =>
      others.every(
        ({ site, text }) => site.file === one.site.file && !text.includes(one.text) && !one.text.includes(text),
      ),
    );
    if (page) page.push(one);
    else pages.push([one]);
  }
  return pages;
}

const described = ({ site, text }: Typed) => `${nameOf(site)} = ${text}`;

/** What is wrong with a page that these texts were put into together. */
async function faultsOf(typed: readonly Typed[]): Promise<string[]> {
  const html = await shownWith(typed);
  const page = anatomy(html);
  const { build } = await usual(typed[0]?.site.file.name ?? "");
  const at = page.build.findIndex((element, index) => element !== build[index]);
  const said = (text: string) => [page.text, ...page.words, ...page.graph].some((place) => place.includes(text));
  const all = typed.map(described).join(", or ");
  return [
    ...(at >= 0 || page.build.length !== build.length
      ? [`${all}: changes the page: ${String(page.build[at])} for ${String(build[at])}`]
      : []),
    ...typed
      .filter(({ site, text }) => !said(text) && !UNPRINTED.test(nameOf(site)))
      .map((one) => `${described(one)}: is not printed as it was typed`),
    ...(/[\0-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/.test(html)
      ? [`${all}: prints a control character`]
      : []),
  ];
}

describe(`with seed ${SEED}, what looks hostile and is allowed is printed as it was typed`, () => {
  test.each(Object.entries(HOSTILE).map(([name, texts]) => [name, EACH, texts] as const))(
    "%s: %d",
    async (name, many, texts) => {
      const faults: string[] = [];
      const typed: Typed[] = [];
      for (const [index, site] of draw(sites.filter(isFree), many, name).entries()) {
        const text = texts[index % texts.length] ?? "";
        const { lines, checked } = await check(site.file, replacedAt(site.file.content, site.path, text));
        if (lines.length > 0) faults.push(`${described({ site, text })}: is refused: ${lines.join("; ")}`);
        else typed.push({ site, text: String(valueAt(checked, site.path)) });
      }
      for (const page of onPages(typed)) faults.push(...(await faultsOf(page)));
      if (faults.length > 0) throw new Error(`MUTATION_SEED=${SEED}\n${faults.join("\n")}`);
    },
  );
});
