import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { test } from "node:test";
import { checkBuild, recordBuild, Refusal, type Project } from "plain-publish";

test("what a build has left is refused once content or pages are others", async (t) => {
  const root = mkdtempSync(path.join(tmpdir(), "record-"));
  t.after(() => rmSync(root, { recursive: true }));
  const write = (file: string, content: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), content);
  };
  const project: Project = {
    root,
    content: "data",
    out: "out",
    record: ".made/built.json",
    build: "make",
    isLeftBehind: (name) => name === ".DS_Store",
  };
  const refused = (words: string) =>
    assert.rejects(checkBuild(project), (error) => error instanceof Refusal && error.message.includes(words));

  write("data/home.ts", "lunes");
  await refused("No hay ninguna edición terminada que publicar: make.");
  const built = (during: () => void, isWhole = true) =>
    recordBuild(project, () => {
      during();
      return Promise.resolve(isWhole);
    });
  await built(() => undefined, false);
  await refused("No hay ninguna edición terminada que publicar: make.");
  await built(() => write("data/home.ts", "lunes, más tarde"));
  await refused("out es anterior a data: data/home.ts ha cambiado");
  await built(() => write("out/404.html", "<html></html>"));
  await checkBuild(project);

  // What a Mac has left meanwhile is neither content nor published.
  for (const folder of ["out", "out/media", "data/pictures"]) write(`${folder}/.DS_Store`, "");
  await checkBuild(project);

  write("out/404.html", "<html>");
  await refused("out no está como lo dejó la construcción: out/404.html. Antes de publicar, make.");
  // As many letters as before.
  write("data/home.ts", "Lunes, más tarde");
  await refused("out es anterior a data: data/home.ts ha cambiado");

  // As a build of an earlier version has left it, or one that was cut off.
  for (const record of ['{"data":{},"out":{}}', '{"content":']) {
    write(project.record, record);
    await refused(
      "No se entiende lo que la última construcción dejó escrito en .made/built.json. Antes de publicar, make.",
    );
  }
});

test("a folder that cannot be read is no empty one: nothing is written down of it", async (t) => {
  const root = mkdtempSync(path.join(tmpdir(), "record-"));
  t.after(() => rmSync(root, { recursive: true }));
  const project = { root, content: "data", out: "out", record: "built.json", build: "make", isLeftBehind: () => false };
  writeFileSync(path.join(root, "data"), "no folder");
  await assert.rejects(
    recordBuild(project, () => Promise.resolve(true)),
    (error) => error instanceof Refusal && /data no se puede leer \(ENOTDIR\)/.test(error.message),
  );
});

test("a record that cannot be read is not one that is missing", async (t) => {
  const root = mkdtempSync(path.join(tmpdir(), "record-"));
  t.after(() => rmSync(root, { recursive: true }));
  const project = { root, content: "data", out: "out", record: "built.json", build: "make", isLeftBehind: () => false };
  mkdirSync(path.join(root, "built.json"));
  await assert.rejects(
    checkBuild(project),
    (error) =>
      error instanceof Refusal &&
      error.message === "built.json no se puede leer (EISDIR): mira sus permisos y si es un archivo.",
  );
});

test("the first five files that are others are named, and how many more there are", async (t) => {
  const root = mkdtempSync(path.join(tmpdir(), "record-"));
  t.after(() => rmSync(root, { recursive: true }));
  const project = { root, content: "data", out: "out", record: "built.json", build: "make", isLeftBehind: () => false };
  await recordBuild(project, () => Promise.resolve(true));
  mkdirSync(path.join(root, "data"));
  for (const [at, named] of [
    "data/0",
    "data/0, data/1",
    "",
    "",
    "0, data/1, data/2, data/3, data/4 ha",
    "4 y 1 más ha",
  ].entries()) {
    writeFileSync(path.join(root, "data", String(at)), "");
    await assert.rejects(checkBuild(project), (error) => error instanceof Refusal && error.message.includes(named));
  }
});
