import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { lstat, mkdtemp, readFile, rename, rm, stat, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { test } from "node:test";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { filesIn, write } from "../src/files";
import { compressAll } from "../src/compress";
import { putInPlace, type Placing } from "../src/place";
import { inPlainWords } from "../src/problem";
import { folderWith } from "./folder";

/* That it takes the place whole, and nothing is left, the judges see (test/judges/killed.test.ts). */

const EARLIER = { "index.html": "yesterday", "assets/old.css": "old", "gone/index.html": "gone" };
const LATER = { "index.html": "today", "assets/new.css": "new", "politica/index.html": "politics" };

/** A finished site beside the earlier one. */
async function placing(): Promise<Placing> {
  const root = await folderWith({});
  for (const [file, content] of Object.entries(LATER)) await write(path.join(root, "finished", file), content);
  for (const [file, content] of Object.entries(EARLIER)) await write(path.join(root, "out", file), content);
  return { finished: path.join(root, "finished"), out: path.join(root, "out"), earlier: path.join(root, "earlier") };
}

async function contents(folder: string): Promise<Record<string, string>> {
  const files = await filesIn(folder);
  const entries = files.map(async (file) => [file, await readFile(path.join(folder, file), "utf8")] as const);
  return Object.fromEntries(await Promise.all(entries));
}

test("a finished site takes its place where a link leads, and the link stays", async () => {
  const site = await placing();
  const served = path.join(path.dirname(site.out), "served");
  await rename(site.out, served);
  await symlink("served", site.out);
  await putInPlace(site);
  assert.equal((await lstat(site.out)).isSymbolicLink(), true);
  assert.deepEqual(await contents(served), LATER);
});

test("a finished site takes its place file by file where it lies in another file system", async () => {
  const site = await placing();
  // In memory on most machines; where there is no such place, the folder is moved.
  const elsewhere = await mkdtemp(existsSync("/dev/shm") ? "/dev/shm/site-" : `${site.finished}-`);
  const out = path.join(elsewhere, "out");
  for (const [file, content] of Object.entries(EARLIER)) await write(path.join(out, file), content);
  await putInPlace({ ...site, out });
  assert.deepEqual(await contents(out), LATER);
  assert.equal(existsSync(path.join(out, "gone")), false);
  await rm(elsewhere, { recursive: true });
});

test("file by file, a page comes after all that it may name", { skip: !existsSync("/dev/shm") }, async () => {
  const site = await placing();
  // So many that the system's clock goes on meanwhile.
  const named = Array.from({ length: 500 }, (_, number) => `${number % 2 ? "assets" : "zonas"}/${number}.css`);
  // A manifest names icons, and a feed pictures.
  const lists = ["feed.xml", "manifest.webmanifest"];
  // Servers send the compressed copies in the pages' place.
  const pages = ["", ".br", ".gz"].flatMap((form) => [`index.html${form}`, `politica/index.html${form}`]);
  for (const file of [...named, ...lists, ...pages]) await write(path.join(site.finished, file), "new");
  const out = await mkdtemp("/dev/shm/site-");
  await putInPlace({ ...site, out });
  /** When files were put under their names. */
  const times = (files: readonly string[]) =>
    Promise.all(files.map(async (file) => (await stat(path.join(out, file), { bigint: true })).ctimeNs));
  const [first, between, last] = [await times(named), await times(lists), await times(pages)];
  for (const time of first) assert.ok(between.every((one) => one >= time));
  for (const time of between) assert.ok(last.every((one) => one >= time));
  await rm(out, { recursive: true });
});

test("a site takes its place file by file where that is a disk of its own, as a container's volume", async (t) => {
  const site = await placing();
  const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", "size=1m", "tmpfs", site.out]).status === 0;
  if (!mounted) {
    t.skip("needs root on a Linux that lets it mount a tmpfs");
    return;
  }
  try {
    for (const [file, content] of Object.entries(EARLIER)) await write(path.join(site.out, file), content);
    await putInPlace(site);
    assert.deepEqual(await contents(site.out), LATER);
  } finally {
    spawnSync("umount", ["--lazy", site.out]);
  }
});

for (const form of ["br", "gz"])
  test(`a ${form} that cannot be written to its end stops the build before the site takes its place`, async () => {
    // A folder lies where it belongs.
    const folder = await folderWith({ "index.html": "today", [`index.html.${form}/file`]: "" });
    await assert.rejects(compressAll(folder, `${folder}-none`), { code: "EISDIR" });
  });

test("a text is compressed again where it has changed since the last build, or what that left is spoilt", async () => {
  const texts = { "same.html": "the same", "changed.html": "today", "spoilt.html": "the same", "new.html": "new" };
  const folder = await folderWith(texts);
  // Longer than a build would make it, and so told from what one makes.
  const long = brotliCompressSync("the same", { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } });
  const earlier = await folderWith({});
  for (const name of ["same", "changed"]) await writeFile(path.join(earlier, `${name}.html.br`), long);
  await writeFile(path.join(earlier, "spoilt.html.br"), long.subarray(0, -2));
  await compressAll(folder, earlier);
  for (const [file, text] of Object.entries(texts)) {
    const form = await readFile(path.join(folder, `${file}.br`));
    assert.equal(String(brotliDecompressSync(form)), text);
    assert.equal(form.equals(long), file === "same.html", file);
  }
});

test("a folder that is not there holds nothing, and one that cannot be read is no empty one", async () => {
  const folder = await folderWith({ file: "no folder" });
  assert.deepEqual(await filesIn(path.join(folder, "none")), []);
  await assert.rejects(filesIn(path.join(folder, "file")), { code: "ENOTDIR" });
});

test("if it cannot, the earlier one is put back, and the system's refusal is said in words", async () => {
  const site = await placing();
  // What is to take the place has gone.
  await assert.rejects(putInPlace({ ...site, finished: path.join(site.finished, "not-there") }), { code: "ENOENT" });
  assert.deepEqual(await contents(site.out), EARLIER);
  for (const [code, why] of [
    ["ENOSPC", "the disk is full"],
    ["EDQUOT", "this user's share of the disk is full"],
    ["EROFS", "its disk can only be read"],
    ["EACCES", "this user may not write there"],
  ]) {
    const refused = () => Promise.reject(Object.assign(new Error(), { code, path: path.join(site.out, "404.html") }));
    await assert.rejects(inPlainWords(path.dirname(site.out), refused), {
      message: `out: cannot be written: ${why}. The earlier site in out is as it was.`,
    });
  }
});

test(
  "file by file, what cannot be put in place leaves the earlier site alone, and nothing of its own",
  {
    skip: !existsSync("/dev/shm"),
  },
  async () => {
    const site = await placing();
    const out = await mkdtemp("/dev/shm/site-");
    // A file where the finished site has a folder.
    const earlier = { ...EARLIER, politica: "a file" };
    for (const [file, content] of Object.entries(earlier)) await write(path.join(out, file), content);
    await assert.rejects(putInPlace({ ...site, out }), { code: "EEXIST" });
    assert.deepEqual(await contents(out), earlier);
    await rm(out, { recursive: true });
  },
);
