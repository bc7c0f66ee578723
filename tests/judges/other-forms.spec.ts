import { copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { TZDate } from "@date-fns/tz";
import { expect, test } from "@playwright/test";
import { addDays } from "date-fns/addDays";
import { formatISO } from "date-fns/formatISO";
import { MADRID } from "../../lib/format";
import { run, wordsOf } from "../../tools/processes";
import { build, copyProject, runScript, withTemporaryFolder } from "../../tools/project";
import { fetchRaw, startNginx } from "./servers";
import { lengths, putSecondNewspaper } from "../fixtures/second-newspaper/put";

/* What `npm test` asks of the sample, asked of the same code in other forms: each is built, and of each what the form may change. */

// Each has a copy of its own, and they take longer than all other judges together.
test.describe.configure({ mode: "parallel" });

/**
 * What a form may change, in patterns of Jest's and Playwright's: what a newspaper says, how little, its own pages, its
 * addresses. How code behaves that is given the same is asked of the sample alone.
 */
const UNIT_OF_CONTENT = "tests/unit/(components|data|islands|paper|structured)";
const FINISHED = "tests/finished/(?!publish)";
const OF_CONTENT = [FINISHED, "tests/e2e/(?!days|islands|motion|plain-files|quiet|weight)"];
const OF_LITTLE = [FINISHED, "tests/e2e/(accessibility|controls|fields|frame|landing|layout|print|tabs)"];
const OF_OWN_PAGES = [FINISHED, "tests/e2e/(accessibility|controls|fields|frame|layout)"];
const OF_ADDRESSES = ["tests/finished/", "tests/e2e/(days|fields|frame|islands|plain-files|quiet|tabs)"];
const OF_ISLANDS = ["tests/e2e/(days|header|tabs)", "tests/acceptance/states"];

const PUBLISHED = { SITE_URL: "https://www.elfaro.test" };
const REHEARSAL = { STAGING: "1", TZ: "America/Los_Angeles", LANG: "C", BASE_PATH: "/periodico" };

/** A copy of the project in another form, built; nothing is left of it. */
const inCopy = (work: (project: string) => Promise<void>) =>
  withTemporaryFolder(async (temporary) => work(await copyProject(temporary)));

const read = (project: string, files: readonly string[], env = {}) =>
  runScript(project, ["test:e2e", "--", ...files, "--project=files", "--project=desktop"], env);

for (const length of lengths)
  test(`another newspaper, every list at its ${length}, is checked, built and read`, async () => {
    await inCopy(async (project) => {
      await putSecondNewspaper(project, length);
      await runScript(project, ["check:content"]);
      if (length === "most") await runScript(project, ["test:unit", "--", UNIT_OF_CONTENT]);
      await build(project);
      await read(project, length === "most" ? OF_CONTENT : OF_LITTLE);
    });
  });

/** The addresses of a site that a text names, below a path of it. */
const addressesIn = (text: string, below: string): string[] => [
  ...new Set(text.match(new RegExp(`(?<=${PUBLISHED.SITE_URL})/${below}[^"<\\\\]*`, "g"))),
];

/** What is wrong with addresses of the archive: those that nothing answers, stories that are not in their page, files that are gone. */
async function goneFrom(port: number, addresses: readonly string[]): Promise<string[]> {
  const ask = (address: string) => fetchRaw(port, "GET", address, { Host: new URL(PUBLISHED.SITE_URL).host });
  const gone = new Set<string>();
  for (const address of addresses) {
    const [page = "", id] = address.split("#");
    const { status, body } = await ask(page);
    const own = `href="${PUBLISHED.SITE_URL}${page}"`;
    if (status !== 200 || !body.includes(own) || (id && !body.includes(`id="${id}"`))) gone.add(`${status} ${address}`);
    for (const [, file = ""] of body.matchAll(/(?:src|href)="(\/(?:assets|media|icons)[^"]*)"/g))
      if ((await ask(file)).status !== 200) gone.add(file);
  }
  return [...gone];
}

/** An instant so many days later, at the same hour of a clock that may have changed meanwhile. */
const later = (instant: string, days: number) => formatISO(addDays(new TZDate(instant, MADRID), days));

test("a newspaper begun by the guide, with a section left out, is checked, built, read, published and kept", async () => {
  await inCopy(async (project) => {
    const git = (...words: string[]) =>
      run("git", ["-c", "user.name=Ana", "-c", "user.email=ana@elfaro.example", ...words], { cwd: project });
    await git("init", "--quiet");
    await git("add", "--all");
    await git("commit", "--quiet", "--message", "La muestra");
    await runScript(project, ["new", "--", "El Faro de Levante"]);
    const edit = async (file: string, edited: (text: string) => string) => {
      const whole = path.join(project, "data", file);
      await writeFile(whole, edited(await readFile(whole, "utf8")));
    };
    const change = (file: string, from: RegExp, to: string) => edit(file, (text) => text.replace(from, to));
    const move = (file: string, days: number) =>
      edit(file, (text) => text.replace(/\d{4}-\d\d-\d\dT[^"]*/g, (instant) => later(instant, days)));
    await change("newspaper.ts", /sample: false,/, '$& archive: true, leftOut: ["tecnologia"],');
    // The front announced two of its stories.
    await change("home.ts", /tecnologia-1/, "economia-3");
    await change("home.ts", /tecnologia-2/, "economia-4");
    await rm(path.join(project, "app/tecnologia"), { recursive: true });
    for (const script of ["check:content", "typecheck"]) await runScript(project, [script]);
    await runScript(project, ["test:unit", "--", UNIT_OF_CONTENT]);
    const web = path.join(project, "../web");
    await mkdir(web);
    const site = path.join(web, "site");
    const deploy = (...first: string[]) => run("npm", ["run", "deploy", "--", ...first, site], { cwd: project });
    await expect(deploy("--first")).rejects.toThrow("Nada inventado se publica");
    // What editors do next: their own words in the place of the template's.
    const all = (await readdir(path.join(project, "data"))).filter((file) => file.endsWith(".ts"));
    for (const file of all) await change(file, /^( {4,}(?:title|excerpt|alt|author):\s+")/gm, "$1Hoy: ");
    for (const page of ["aviso-legal", "accesibilidad"]) await change(`paginas/${page}.md`, /\[(.+?)\]/g, "Aquí, $1");
    const pages = path.join(project, "data/paginas");
    await copyFile(path.join(pages, "aviso-legal.md"), path.join(pages, "quienes-somos.md"));
    await change("paginas/quienes-somos.md", /Aviso legal([^]*)about: legal/, "Quiénes somos$1about: ownership");
    // Two days, and the second has other stories.
    const lasting: string[] = [];
    const keepAddresses = async () => {
      for (const file of ["feed.xml", "index.html", "economia/index.html"])
        lasting.push(...addressesIn(await readFile(path.join(project, "out", file), "utf8"), "hemeroteca/"));
    };
    const [first = ""] =
      /\d{4}-\d\d-\d\dT[^"]*/.exec(await readFile(path.join(project, "data/edition.ts"), "utf8")) ?? [];
    for (const day of [0, 1]) {
      if (day > 0) for (const file of all) await change(file, /"(\w+-\d\w*)"/g, '"$1a"');
      await move("edition.ts", day);
      await build(project, PUBLISHED);
      if (day === 0) await read(project, OF_OWN_PAGES, PUBLISHED);
      await deploy(...(day === 0 ? ["--first"] : []));
      await keepAddresses();
    }
    // Another, of the evening before, has held a story back until an hour that has come: it closes by itself, once.
    for (const file of all) await move(file, file === "edition.ts" ? -2 : -1);
    await change("economia.ts", /(?<=id: "economia-5[^]*?time: "[^"]*T)\d\d:\d\d/, "23:59");
    const close = () =>
      wordsOf(
        "env",
        `SITE_URL=${PUBLISHED.SITE_URL}`,
        "npm",
        "--prefix",
        project,
        "run",
        "--silent",
        "close",
        "--",
        site,
      );
    // Not while something is wrong; and then the edition has not closed.
    const edition = await readFile(path.join(project, "data/edition.ts"), "utf8");
    await change("economia.ts", /title: "/, 'title: 7 + "');
    expect(close()).toBeUndefined();
    expect(await readFile(path.join(project, "data/edition.ts"), "utf8")).toBe(edition);
    await change("economia.ts", /7 \+ /, "");
    expect(close()).toMatch(/23:59: publicado\.$/);
    await keepAddresses();
    expect(close()).toBe("");
    const { port, stop } = await startNginx(web, project);
    try {
      expect(new Set(lasting.map((address) => address.slice(0, 22))).size).toBe(3);
      expect(await goneFrom(port, [...new Set(lasting)])).toEqual([]);
      expect(await goneFrom(port, ["/aviso-legal", "/quienes-somos"])).toEqual([]);
      expect(await goneFrom(port, ["/economia#economia-3"])).not.toEqual([]);
      expect(await goneFrom(port, ["/economia#economia-5a"])).toEqual([]);
      const { body } = await fetchRaw(port, "GET", "/hemeroteca", { Host: new URL(PUBLISHED.SITE_URL).host });
      const named = (what: string) =>
        [...body.matchAll(new RegExp(`data-${what}="(.*?)"`, "g"))].map(([, name]) => name);
      const days = [1, 0, -1].map((day) => later(first, day).slice(0, 10));
      expect(named("day")).toEqual(days);
      expect(named("month")).toEqual([...new Set(days.map((day) => day.slice(0, 7)))]);
    } finally {
      await stop();
    }
  });
});

for (const [form, env, files] of [
  [
    "a rehearsal, built across the ocean below a sub-path, leads to itself and reads as it should",
    REHEARSAL,
    OF_ADDRESSES,
  ],
  ["with Next's own runtime the islands work as without it", { NEXT_RUNTIME: "1" }, OF_ISLANDS],
] as const)
  test(form, async () => {
    await inCopy(async (project) => {
      await build(project, env);
      await read(project, files, env);
    });
  });
