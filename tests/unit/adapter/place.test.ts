import { existsSync } from "node:fs";
import { lstat, mkdtemp, readFile, rename, rm, symlink } from "node:fs/promises";
import path from "node:path";
import { filesIn, write } from "@/adapter/files";
import { putInPlace, type Placing } from "@/adapter/place";
import { inPlainWords } from "@/adapter/problem";
import { folderWith } from "../folder";

/* That it takes the place whole, and nothing is left, the judges see (tests/judges/builds.spec.ts). */

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

it("a finished site takes its place where a link leads, and the link stays", async () => {
  const site = await placing();
  const served = path.join(path.dirname(site.out), "served");
  await rename(site.out, served);
  await symlink("served", site.out);
  await putInPlace(site);
  expect((await lstat(site.out)).isSymbolicLink()).toBe(true);
  expect(await contents(served)).toEqual(LATER);
});

it("a finished site takes its place file by file where it lies in another file system", async () => {
  const site = await placing();
  // In memory on most machines; where there is no such place, the folder is moved.
  const elsewhere = await mkdtemp(existsSync("/dev/shm") ? "/dev/shm/site-" : `${site.finished}-`);
  const out = path.join(elsewhere, "out");
  for (const [file, content] of Object.entries(EARLIER)) await write(path.join(out, file), content);
  await putInPlace({ ...site, out });
  expect(await contents(out)).toEqual(LATER);
  expect(existsSync(path.join(out, "gone"))).toBe(false);
  await rm(elsewhere, { recursive: true });
});

it("if it cannot, the earlier one is put back, and the system's refusal is said in words", async () => {
  const site = await placing();
  // What is to take the place has gone.
  await expect(putInPlace({ ...site, finished: path.join(site.finished, "not-there") })).rejects.toThrow("ENOENT");
  expect(await contents(site.out)).toEqual(EARLIER);
  const full = () => Promise.reject(Object.assign(new Error(), { code: "ENOSPC", path: site.out }));
  await expect(inPlainWords(path.dirname(site.out), full)).rejects.toThrow(
    "out: cannot be written: the disk is full. The earlier site in out is as it was.",
  );
});
