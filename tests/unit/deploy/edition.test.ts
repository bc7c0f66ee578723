/** @jest-environment node */
import { appendFileSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readEdition } from "../../../tools/deploy/edition";
import { ADDRESS, makeSite, newspaper, temporary } from "./lab";

const out = path.join(temporary(), "out");
const read = () => readEdition(out, newspaper);
const edit = (file: string, change: (text: string) => string) =>
  writeFileSync(path.join(out, file), change(readFileSync(path.join(out, file), "utf8")));

beforeEach(() => makeSite(out, { word: "uno" }));

it("parts what is kept for a year from what has an address of its own, and leaves out what is not for readers", async () => {
  const { address, indexed, pages, hashed } = await read();
  expect({ address, indexed }).toEqual({ address: ADDRESS, indexed: true });
  expect(pages.filter((page) => !page.endsWith(".gz"))).toEqual([
    "404.html",
    "cultura/index.html",
    "feed.xml",
    "index.html",
    "politica/index.html",
  ]);
  expect([...hashed.keys()].every((file) => /^(assets|media)\//.test(file))).toBe(true);
});

it("knows the same edition again, and another", async () => {
  const { digest } = await read();
  makeSite(out, { word: "uno" });
  expect((await read()).digest).toBe(digest);
  makeSite(out, { word: "dos" });
  expect((await read()).digest).not.toBe(digest);
});

it("refuses the sample's address, as data/ says it and as the sample that comes with the project has it", async () => {
  makeSite(out, { word: "uno", address: newspaper.url });
  await expect(read()).rejects.toThrow("la dirección de la muestra, https://muestra.test");
  await expect(readEdition(out, { ...newspaper, sample: false })).resolves.toMatchObject({ address: newspaper.url });
  makeSite(out, { word: "uno", address: "https://diario.example/periodico" });
  await expect(readEdition(out, { ...newspaper, sample: false })).rejects.toThrow("SITE_URL=");
});

it("refuses a site of which some pages are of another address", async () => {
  edit("politica/index.html", (text) => text.replace(ADDRESS, "https://otro.test"));
  await expect(read()).rejects.toThrow("politica/index.html es de otra dirección");
});

it("refuses what the build has not finished", async () => {
  mkdirSync(path.join(out, "_next"));
  writeFileSync(path.join(out, "_next/x.js"), "");
  await expect(read()).rejects.toThrow("exportación de Next sin terminar");
  rmSync(path.join(out, "_next"), { recursive: true });
  edit("politica/index.html", (text) => text.slice(0, -20));
  await expect(read()).rejects.toThrow("politica/index.html está a medias");
  rmSync(path.join(out, "404.html"));
  await expect(read()).rejects.toThrow("Falta 404.html");
  rmSync(out, { recursive: true });
  await expect(read()).rejects.toThrow("npm run build");
});

it("refuses a site that names what is not there: a picture, a font, a page", async () => {
  const whole = path.join(temporary(), "whole");
  cpSync(out, whole, { recursive: true });
  const one = (folder: string, type: string) => readdirSync(path.join(out, folder)).find((name) => name.endsWith(type));
  for (const gone of [
    `media/dia/${one("media/dia", ".svg") ?? ""}`,
    `assets/${one("assets", ".woff2") ?? ""}`,
    "cultura/index.html",
  ]) {
    rmSync(out, { recursive: true });
    cpSync(whole, out, { recursive: true });
    rmSync(path.join(out, gone));
    await expect(read()).rejects.toThrow(`nombra ${gone}, que no está`);
  }
});

it("knows a rehearsal by its front", async () => {
  edit("index.html", (text) => text.replace("<head>", '<head><meta name="robots" content="noindex, nofollow">'));
  expect((await read()).indexed).toBe(false);
});

it("takes a site below a path", async () => {
  makeSite(out, { word: "uno", address: `${ADDRESS}/hemeroteca/2026-11-20` });
  expect((await read()).address).toBe(`${ADDRESS}/hemeroteca/2026-11-20`);
  appendFileSync(path.join(out, "feed.xml"), "/hemeroteca/2026-11-20/media/x.0123456789.jpg");
  await expect(read()).rejects.toThrow("feed.xml nombra media/x.0123456789.jpg");
});
