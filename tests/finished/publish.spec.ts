import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { paper } from "../../paper/paper";
import { has } from "../../tools/processes";
import { listen } from "../../tools/serve/server";
import { deploy, deployByCommand, finished, missing, newsroom, notShown, temporary } from "./publish/newsroom";
import { BASE } from "./tree";

/*
 * `npm run deploy` with the real finished site, to a folder of this machine. What becomes of editions there, over ssh, killed
 * and on full disks, the package's own tests try on small ones (packages/publish/test).
 */

test.describe.configure({ mode: "serial" });
test.skip(!has("rsync") || !has("flock"), "rsync or flock is not on this machine");

const folder = temporary();
/** What the server shows as the root of its address, and where the site lies in it. */
const root = path.join(folder, "periodico");
const site = path.join(root, BASE);

test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("the whole of the real site is shown, the next edition's too, and pages that are open find all they ask for", async () => {
  let policy = "";
  const { url, stop } = await listen((request, response) => {
    if (policy) response.setHeader("content-security-policy", policy);
    const file = path.join(root, new URL(request.url ?? "/", "http://x").pathname, "index.html");
    response.writeHead(existsSync(file) ? 200 : 404).end(existsSync(file) ? readFileSync(file) : "");
  });
  try {
    const monday = await newsroom(path.join(folder, "monday"), "lunes", url);
    // A day of its archive stays, with no page of the next edition's.
    const kept = "hemeroteca/2026-11-20/index.html";
    mkdirSync(path.join(monday.project, "out", path.dirname(kept)), { recursive: true });
    writeFileSync(path.join(monday.project, "out", kept), "viernes");
    const first = await deployByCommand(await finished(monday.project), [root, "--first"]);
    expect(first).toMatch(/^0 Es la primera publicación en [^]*ya enseña la edición nueva\.\n$/);
    expect([notShown(site, monday), missing(site, monday)]).toEqual([[], []]);
    for (const file of ["_headers", "politica.html"])
      expect(existsSync(path.join(site, file)), "a file for other hosts").toBe(false);
    const hasFilm = monday.hashed.some((file) => /\.[0-9a-f]{8}\.av1\.mp4$/.test(file));
    expect(hasFilm).toBe(paper.pages.home.film !== undefined);

    const tuesday = await newsroom(path.join(folder, "tuesday"), "martes", url);
    // Its list of editions knows its own alone.
    const list = "hemeroteca/index.html";
    const own = `<ul><li data-day="2026-11-24">martes 24 de noviembre</li></ul>`;
    const day = `<section data-month="2026-11"><h2>noviembre de 2026</h2>${own}</section>`;
    mkdirSync(path.join(tuesday.project, "out/hemeroteca"), { recursive: true });
    writeFileSync(path.join(tuesday.project, "out", list), day);
    await finished(tuesday.project);
    expect(await deploy(tuesday, [root, "--dry-run"])).toMatch(/^0 Ensayo: publicaría .*\.\n$/);
    expect(notShown(site, monday)).toEqual([]);
    policy = "script-src 'none'";
    const second = await deployByCommand(tuesday, [root]);
    expect(second).toMatch(/^1 Archivos con huella: [1-9]\d? nuevos de/);
    expect(second).toMatch(/la política que manda el servidor es de otra construcción/);
    expect([notShown(site, tuesday), missing(site, tuesday), missing(site, monday)]).toEqual([[], [], []]);
    expect(readFileSync(path.join(site, kept), "utf8")).toBe("viernes");
    for (const one of ["2026-11-20", "2026-11-24"])
      expect(readFileSync(path.join(site, list), "utf8")).toContain(`data-day="${one}"`);
    policy = "";
    expect(await deploy(monday, [root, "--rollback"])).toMatch(/^0 .*está otra vez la edición anterior/);
    expect(notShown(site, monday)).toEqual([]);
  } finally {
    await stop();
  }
});

test("what the newspaper itself does not publish is refused before a destination is asked", async () => {
  const make = (word: string, address: string) => newsroom(path.join(folder, word), word, address, "index.html");
  const sample = await make("muestra", "https://lalonja.example");
  expect(await deploy(await make("ejemplo", "https://otro.example"), [root])).toMatch(
    /^1 .*la dirección de la muestra/,
  );
  const refusals: readonly [args: string[], words: RegExp][] = [
    [[root, "--ensayo"], /^1 npm run deploy -- DESTINO/],
    [[root, "--dry-run", "--rollback"], /^1 npm run deploy -- DESTINO/],
    // A name with a blank, without its quotation marks.
    [[root, "nuevo", "--first"], /^1 npm run deploy -- DESTINO/],
    [[path.join(folder, "none"), "--first"], /^1 .*la dirección de la muestra/],
    [[path.join(folder, "none"), "--first", "--dry-run"], /^1 .*la dirección de la muestra/],
  ];
  const stack = /\bat .*:\d+:\d+/;
  for (const [args, words] of refusals) {
    const said = await deploy(sample, args);
    expect(said).toMatch(words);
    expect(said).not.toMatch(stack);
  }
  expect(existsSync(path.join(folder, "none"))).toBe(false);
  // Another's edition over this one's, and one that is older than what it is made of.
  const other = await make("otra", "https://www.otro.test");
  expect(await deploy(other, [root])).toMatch(/^1 .*está publicado .*--new-address/);
  writeFileSync(path.join(other.project, "data/home.ts"), "corregida");
  const refused = await deployByCommand(other, [root, "--new-address"]);
  expect(refused).toMatch(/^1 out es anterior a data: data\/home\.ts ha cambiado/);
  expect(refused).not.toMatch(stack);
});
