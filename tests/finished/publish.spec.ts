import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { publish, Refusal, type Publication } from "plain-publish";
import { filesIn } from "../../lib/folders";
import { publishedFrom } from "../../tools/published";
import { has } from "../../tools/processes";
import { listen } from "../../tools/serve/server";
import { deploy, finished, missing, newsroom, notShown, temporary, type Newsroom } from "./publish/newsroom";
import { BASE } from "./tree";
import { paper } from "../../paper/paper";

/*
 * `npm run deploy` with the real finished site, to a folder of this machine. Thirty days later, over ssh, killed and on full
 * disks: tests/judges/publish.spec.ts.
 */

test.describe.configure({ mode: "serial" });
test.skip(!has("rsync") || !has("flock"), "rsync or flock is not on this machine");

const folder = temporary();
/** What the server shows as the root of its address, and where the site lies in it. */
const root = path.join(folder, "periodico");
const site = path.join(root, BASE);

let monday: Newsroom;
let tuesday: Newsroom;
test.beforeAll(async () => {
  monday = await newsroom(path.join(folder, "monday"), "lunes");
  tuesday = await newsroom(path.join(folder, "tuesday"), "martes");
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a first publication is made only where it is asked for, and shows the whole edition", async () => {
  expect(await deploy(monday, [root])).toMatch(/^1 .*periodico no existe. ¿Está bien escrito\?.*--first/);
  expect(await deploy(monday, [root, "--first", "--dry-run"])).toMatch(/^0 Ensayo: publicaría/);
  expect(existsSync(root)).toBe(false);

  expect(await deploy(monday, [root, "--first"])).toMatch(/^0 Es la primera publicación en /);
  expect([notShown(site, monday), missing(site, monday)]).toEqual([[], []]);
  for (const file of ["_headers", "politica.html"])
    expect(existsSync(path.join(site, file)), "a file for other hosts").toBe(false);
  for (const file of [monday.hashed[0], "index.html"])
    expect(statSync(path.join(site, file ?? "")).mode & 0o777, "a server reads them as another user").toBe(0o644);
  expect(monday.hashed.some((file) => /\.[0-9a-f]{8}\.av1\.mp4$/.test(file))).toBe(paper.pages.home.film !== undefined);
  const shown = filesIn(root).map((file) => path.relative(BASE.slice(1), file));
  expect(shown.sort()).toEqual([...monday.hashed].sort());

  const deeper = await newsroom(path.join(folder, "deeper"), "mar", "https://www.diario.test/mar");
  expect(await deploy(deeper, [root, "--first", "--dry-run"]), "at another path").toMatch(/^0 Ensayo: publicaría/);
});

test("the next edition takes the place of the one before, and open pages find all they ask for", async () => {
  writeFileSync(path.join(site, "google123.html"), "mía");
  for (const name of ["opinion", "opinion.html"]) rmSync(path.join(tuesday.project, "out", name), { recursive: true });
  tuesday = await finished(tuesday.project);

  expect(await deploy(tuesday, [root])).toMatch(/^0 Archivos con huella: [1-9]\d? nuevos de/);
  expect([notShown(site, tuesday), missing(site, tuesday), missing(site, monday)]).toEqual([[], [], []]);
  expect(existsSync(path.join(site, "opinion"))).toBe(false);
  expect(readFileSync(path.join(site, "google123.html"), "utf8")).toBe("mía");
  expect(await deploy(tuesday, [root])).toMatch(/^0 Esta edición ya estaba publicada: nada ha cambiado\./);
});

test("who publishes while another does is told to wait", async () => {
  const lock = path.join(`${root}.editions`, BASE.slice(1) || "root", "lock");
  const other = spawn("flock", [lock, "cat"], { stdio: ["pipe", "ignore", "ignore"] });
  await expect.poll(() => spawnSync("flock", ["-n", lock, "true"]).status).toBe(1);
  expect(await deploy(tuesday, [root])).toMatch(/^1 .*Otra publicación está en marcha/);
  other.stdin.end();
  await once(other, "close");
});

test("--rollback brings the edition before back, and goes no further than there are any", async () => {
  expect(await deploy(tuesday, [root, "--rollback"])).toMatch(/^0 .*está otra vez la edición anterior/);
  expect([notShown(site, monday), missing(site, tuesday)]).toEqual([[], []]);
  expect(await deploy(tuesday, [root, "--rollback"])).toMatch(/^1 .*no hay ninguna edición anterior/);
  expect(await deploy(tuesday, [root])).toMatch(/^0 /);
  expect(notShown(site, tuesday)).toEqual([]);
});

test("the public address is asked whether it shows the new edition", async () => {
  const place = path.join(folder, "asked");
  let policy = "";
  const { url, stop } = await listen((request, response) => {
    if (policy) response.setHeader("content-security-policy", policy);
    const file = path.join(place, new URL(request.url ?? "/", "http://x").pathname, "index.html");
    response.writeHead(existsSync(file) ? 200 : 404).end(existsSync(file) ? readFileSync(file) : "");
  });
  try {
    const here = await newsroom(path.join(folder, "here"), "aquí", url);
    expect(await deploy(here, [place, "--first"])).toMatch(/^0 [^]*ya enseña la edición nueva\./);
    expect(await deploy(here, [path.join(folder, "beside"), "--first"])).toMatch(/^0 /);
    policy = "script-src 'none'";
    expect(await deploy(here, [place])).toMatch(/^1 [^]*la política que manda el servidor es de otra construcción/);
    writeFileSync(path.join(place, BASE, "index.html"), "de otro");
    expect(await deploy(here, [place])).toMatch(/^1 [^]*responde 200, pero no enseña la edición nueva/);
  } finally {
    await stop();
  }
});

/** The folder that one publishes from. */
const PROJECT = path.join(folder, "tuesday");

const NO_DESTINATIONS: readonly [name: string, words: RegExp][] = [
  ["--rollback", /«--rollback» no es un destino/],
  ["https://www.diario.test/", /no es un destino/],
  ["servidor::modulo", /no es un destino/],
  ["~ana/web", /no es un destino/],
  [PROJECT, /está dentro del proyecto/],
];

test("what is no destination, or no edition of today, is refused in Spanish, and nothing changes", async () => {
  /** What is refused by the package itself is asked without the order around it, which takes a second to start. */
  const asked = (destination: string, more: Partial<Publication> = {}): Promise<unknown> => {
    const plain = { first: true, newAddress: false, shell: "ssh", say: () => undefined };
    const refused = publish({ project: publishedFrom(tuesday.project), destination, ...plain, ...more });
    return refused.catch((error: unknown) => error);
  };
  for (const [name, words] of NO_DESTINATIONS) expect(String(await asked(name))).toMatch(words);

  const before = filesIn(root);
  const wrong = path.join(folder, "wbe");
  const around = path.join(folder, "around");
  mkdirSync(path.join(around, "mar.editions/root"), { recursive: true });
  writeFileSync(path.join(around, "mar.editions/root/lock"), "ana");
  // Links to the folder around a site, to the destination, and from the destination to both.
  const shelf = path.join(folder, "shelf");
  mkdirSync(shelf);
  symlinkSync(around, path.join(shelf, "around"));
  symlinkSync(root, path.join(shelf, "link"));
  symlinkSync(shelf, path.join(root, "shelf"));
  writeFileSync(path.join(folder, "package.json"), "{}");
  const other = await newsroom(path.join(folder, "other"), "otro", "https://otro.test");
  const sample = await newsroom(path.join(folder, "sample"), "muestra", "https://lalonja.example");
  const inside = path.join(root, "mar");
  const refusals: readonly [args: string[], words: RegExp, room?: Newsroom][] = [
    [[root, "--ensayo"], /^1 npm run deploy -- DESTINO/],
    [[root, "--dry-run", "--rollback"], /^1 npm run deploy -- DESTINO/],
    [[root, "--first"], /^1 .*ya hay una edición publicada: quita --first/],
    [[root], /^1 .*esta edición es de https:\/\/otro\.test.*--new-address/, other],
    [[root], /^1 .*la dirección de la muestra/, sample],
  ];
  // None gets as far as the lock, so none waits for another.
  const ask = async ([args, words, room = tuesday]: (typeof refusals)[number]) => {
    const said = await deploy(room, args);
    expect(said).toMatch(words);
    expect(said, "a stack").not.toMatch(/\bat .*:\d+:\d+/);
  };
  await Promise.all(refusals.map(ask));

  const refused: readonly [place: string, words: RegExp, more?: Partial<Publication>][] = [
    ["/", /^.*no puede ser un destino/],
    [wrong, /^.*wbe no existe\. ¿Está bien escrito\?/, { instead: "rollback", first: false }],
    [path.join(wrong, "web"), /^.*Tampoco existe .*wbe/],
    [folder, /^.*es la carpeta de un proyecto/],
    [inside, /^.*periodico\/mar está dentro de .*periodico, donde ya se publica.*BASE_PATH/],
    [inside, /^.*está dentro de .*periodico/, { instead: "look" }],
    [path.join(shelf, "link/mar"), /^.*periodico\/mar está dentro de .*periodico/],
    [path.join(root, "shelf/new"), /^.*shelf\/new está dentro de .*periodico/],
    [`${root}.editions`, /^.*periodico\.editions está donde se guardan ediciones/],
    [path.join(`${root}.editions`, "root"), /^.*está donde se guardan ediciones/],
    [around, /^.*around contiene .*around\/mar, donde ya se publica/],
    [shelf, /^.*shelf contiene .*shelf\/.*, donde ya se publica/],
  ];
  for (const [place, words, more] of refused) {
    const refusal = await asked(place, more);
    expect(refusal, place).toBeInstanceOf(Refusal);
    expect(String(refusal)).toMatch(words);
  }
  expect(filesIn(root)).toEqual(before);
});
