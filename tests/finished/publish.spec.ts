import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { filesIn } from "../../adapter/files";
import { listen } from "../../tools/serve/server";
import { ADDRESS, deploy, finished, missing, newsroom, notShown, temporary, type Newsroom } from "./publish/newsroom";
import { BASE } from "./tree";

/* `npm run deploy` with the real finished site, to a folder of this machine; over ssh, killed and on full disks: judges. */

const DAY_MS = 24 * 60 * 60 * 1000;

test.describe.configure({ mode: "serial", timeout: 120_000 });

const folder = temporary();
/** What the server shows as the root of its address, where the site lies in it, and what is kept beside it. */
const root = path.join(folder, "web");
const site = path.join(root, BASE);
const editions = path.join(folder, "web.editions", BASE.slice(1) || "root");

let monday: Newsroom;
let tuesday: Newsroom;
test.beforeAll(async () => {
  monday = await newsroom(path.join(folder, "monday"), "lunes");
  tuesday = await newsroom(path.join(folder, "tuesday"), "martes");
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

const kept = () => readdirSync(editions).filter((name) => /^\d/.test(name));

/** Makes something older, as if days had gone by on the destination's machine. */
function age(file: string, days: number): void {
  const then = new Date(Date.now() - days * DAY_MS);
  utimesSync(file, then, then);
}

test("a first publication is made only where it is asked for, and shows the whole edition", async () => {
  expect(await deploy(monday, [root])).toMatch(/^1 .*web no existe. ¿Está bien escrito\?.*--first/);
  expect(await deploy(monday, [root, "--first", "--dry-run"])).toMatch(/^0 Ensayo: publicaría/);
  expect(existsSync(root)).toBe(false);

  expect(await deploy(monday, [root, "--first"])).toMatch(/^0 Es la primera publicación en /);
  expect([notShown(site, monday), missing(site, monday)]).toEqual([[], []]);
  expect(monday.hashed.some((file) => /\.[0-9a-f]{8}\.av1\.mp4$/.test(file))).toBe(true);
});

test("nothing of the publication's own lies in what the server shows", async () => {
  const shown = (await filesIn(root)).map((file) => path.relative(BASE.slice(1), file));
  expect(shown.sort()).toEqual([...monday.hashed].sort());
});

test("the next edition takes the place of the one before, and open pages find all they ask for", async () => {
  // A search engine's, and a front that was put away: nothing of ours.
  writeFileSync(path.join(site, "google123.html"), "mía");
  rmSync(path.join(tuesday.project, "out/opinion"), { recursive: true });
  tuesday = await finished(tuesday.project);

  expect(await deploy(tuesday, [root])).toMatch(/^0 Archivos con huella: [1-9]\d? nuevos de/);
  expect([notShown(site, tuesday), missing(site, tuesday), missing(site, monday)]).toEqual([[], [], []]);
  expect(existsSync(path.join(site, "opinion"))).toBe(false);
  expect(readFileSync(path.join(site, "google123.html"), "utf8")).toBe("mía");
});

test("the same edition once more is not called a new one", async () => {
  expect(await deploy(tuesday, [root])).toMatch(/^0 Esta edición ya estaba publicada: nada ha cambiado\./);
});

test("--rollback brings the edition before back, and goes no further than there are any", async () => {
  expect(await deploy(tuesday, [root, "--rollback"])).toMatch(/^0 .*está otra vez la edición anterior/);
  expect([notShown(site, monday), missing(site, tuesday)]).toEqual([[], []]);
  expect(await deploy(tuesday, [root, "--rollback"])).toMatch(/^1 .*no hay ninguna edición anterior/);
  expect(await deploy(tuesday, [root])).toMatch(/^0 /);
  expect(notShown(site, tuesday)).toEqual([]);
});

test("files of an earlier edition go thirty days after it was replaced, by the destination's clock", async () => {
  const wednesday = await newsroom(path.join(folder, "wednesday"), "jueves");
  const thursday = await newsroom(path.join(folder, "thursday"), "viernes");
  await deploy(wednesday, [root]);
  for (const id of kept().slice(0, -2)) age(path.join(editions, id, "replaced"), 31);
  await deploy(thursday, [root]);
  expect(missing(site, monday).length).toBeGreaterThan(0);
  expect([missing(site, wednesday), missing(site, thursday), kept().length]).toEqual([[], [], 3]);
});

test("a clock that leaps ahead costs no open page its files", async () => {
  const [earlier] = kept();
  await deploy(monday, [root]);
  // As the marks look to a machine that is forty days ahead.
  for (const id of kept().slice(0, -1)) age(path.join(editions, id, "replaced"), 40);
  age(path.join(editions, "last"), 40);
  expect(await deploy(tuesday, [root])).toContain("el reloj de esa máquina ha saltado");
  expect(await deploy(monday, [root])).toMatch(/^0 /);
  expect(kept()).toContain(earlier);
});

test("a site that was copied by hand becomes an edition that one can go back to", async () => {
  const hand = path.join(folder, "by-hand");
  for (const file of [...tuesday.pages, ...tuesday.hashed]) {
    mkdirSync(path.dirname(path.join(hand, BASE, file)), { recursive: true });
    writeFileSync(path.join(hand, BASE, file), readFileSync(path.join(tuesday.project, "out", file)));
  }
  expect(await deploy(monday, [hand])).toMatch(/^1 .*no se ha publicado nunca con esta orden/);
  await deploy(monday, [hand, "--first"]);
  const shown = path.join(hand, BASE);
  expect([notShown(shown, monday), missing(shown, tuesday)]).toEqual([[], []]);
  await deploy(monday, [hand, "--rollback"]);
  expect(notShown(shown, tuesday)).toEqual([]);
});

test("the public address is asked whether it shows the new edition", async () => {
  const place = path.join(folder, "asked");
  const { url, stop } = await listen((request, response) => {
    const file = path.join(place, new URL(request.url ?? "/", "http://x").pathname, "index.html");
    response.writeHead(existsSync(file) ? 200 : 404).end(existsSync(file) ? readFileSync(file) : "");
  });
  try {
    const here = await newsroom(path.join(folder, "here"), "aquí", url);
    expect(await deploy(here, [place, "--first"])).toMatch(/^0 [^]*ya enseña la edición nueva\./);
    expect(await deploy(here, [path.join(folder, "beside"), "--first"])).toMatch(/^0 /);
    writeFileSync(path.join(place, BASE, "index.html"), "de otro");
    expect(await deploy(here, [place])).toMatch(/^1 [^]*responde 200, pero no enseña la edición nueva/);
  } finally {
    await stop();
  }
});

test("what is no edition of today, or no destination, is refused in Spanish, and nothing changes", async () => {
  const later = await newsroom(path.join(folder, "later"), "sábado");
  const change = (file: string, content: string) => writeFileSync(path.join(later.project, file), content);
  const refusals: readonly [args: string[], words: RegExp, before?: () => unknown][] = [
    [[], /npm run deploy -- DESTINO/],
    [[root, "--ensayo"], /npm run deploy -- DESTINO/],
    [[root, root], /npm run deploy -- DESTINO/],
    [["--", "--rollback"], /«--rollback» no es un destino/],
    [["https://www.diario.test/"], /no es un destino/],
    [["servidor::modulo"], /no es un destino/],
    [["~ana/web"], /no es un destino/],
    [["."], /está dentro del proyecto/],
    [["/"], /no puede ser un destino/],
    [[path.join(folder, "wbe")], /wbe no existe\. ¿Está bien escrito\?/],
    [[path.join(folder, "wbe"), "--rollback"], /wbe no existe/],
    [[path.join(folder, "none/web"), "--first"], /Tampoco existe .*none/],
    [[path.join(root, "index.html")], BASE ? /no existe/ : /no es una carpeta/],
    [[root, "--first"], /ya hay una edición publicada: quite --first/],
    [
      [root],
      /esta edición es de https:\/\/otro\.test.*--new-address/,
      () => newsroom(later.project, "x", "https://otro.test"),
    ],
    [[root], /la dirección de la muestra/, () => newsroom(later.project, "x", "https://lalonja.example")],
    [
      [root],
      /out no está como lo dejó la construcción: out\/404\.html/,
      async () => {
        await newsroom(later.project, "x");
        change("out/404.html", "<html>");
      },
    ],
    [
      [root],
      /out es anterior a data: data\/home\.ts ha cambiado/,
      async () => {
        await newsroom(later.project, "x");
        change("data/home.ts", "una errata menos");
      },
    ],
    [
      [root],
      /No hay ninguna edición terminada/,
      () => rmSync(path.join(later.project, ".generated"), { recursive: true }),
    ],
  ];
  const before = await filesIn(folder);
  for (const [args, words, prepare] of refusals) {
    await prepare?.();
    const said = await deploy(later, args);
    expect(said, args.join(" ")).toMatch(/^1 /);
    expect(said, args.join(" ")).toMatch(words);
    expect(said, args.join(" ")).not.toMatch(/\bat .*:\d+:\d+/);
  }
  const ours = (files: string[]) => files.filter((file) => !file.startsWith("later/"));
  expect(ours(await filesIn(folder))).toEqual(ours(before));
  expect(ADDRESS).toContain(".test");
});
