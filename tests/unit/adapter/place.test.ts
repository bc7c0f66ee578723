/** @jest-environment node */
import { existsSync } from "node:fs";
import { lstat, mkdir, readFile, rename, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { filesIn } from "@/adapter/files";
import { putInPlace, type Placing } from "@/adapter/place";
import { explained } from "@/adapter/problem";
import { mountDisk, onlyRead, unmountDisk, whyNoDisks } from "./disks";
import { folderWith } from "./lab";

const EARLIER = { "index.html": "yesterday", "assets/old.css": "old", "gone/index.html": "gone" };
const LATER = { "index.html": "today", "assets/new.css": "n".repeat(20_000), "politica/index.html": "politics" };

/** A finished site beside the earlier one, if there is one. */
async function placing(earlier: Record<string, string> = EARLIER): Promise<Placing> {
  const files = { ...prefixed("finished", LATER), ...prefixed("out", earlier) };
  const root = await folderWith(files);
  return {
    finished: path.join(root, "finished"),
    out: path.join(root, "out"),
    earlier: path.join(root, "earlier"),
  };
}

const prefixed = (folder: string, files: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).map(([file, content]) => [`${folder}/${file}`, content]));

async function contents(folder: string): Promise<Record<string, string>> {
  const files = await filesIn(folder);
  const entries = files.map(async (file) => [file, await readFile(path.join(folder, file), "utf8")] as const);
  return Object.fromEntries(await Promise.all(entries));
}

describe("a finished site takes its place", () => {
  it.each([
    ["of the earlier one", EARLIER],
    ["where there was none", {}],
  ])("%s, and nothing else is left", async (_, earlier) => {
    const site = await placing(earlier);
    await putInPlace(site);
    expect(await contents(site.out)).toEqual(LATER);
    expect([site.finished, site.earlier].filter(existsSync)).toEqual([]);
  });

  it("where a link leads, and the link stays", async () => {
    const site = await placing();
    const served = path.join(path.dirname(site.out), "served");
    await rename(site.out, served);
    await symlink("served", site.out);
    await putInPlace(site);
    expect((await lstat(site.out)).isSymbolicLink()).toBe(true);
    expect(await contents(served)).toEqual(LATER);
  });

  it("or the earlier one is put back", async () => {
    const site = await placing();
    // What is to take the place has gone.
    await expect(putInPlace({ ...site, finished: path.join(site.finished, "not-there") })).rejects.toThrow("ENOENT");
    expect(await contents(site.out)).toEqual(EARLIER);
  });
});

const noDisks = whyNoDisks();
(noDisks ? describe.skip : describe)(`where out is a mount point${noDisks ? ` (${noDisks})` : ""}`, () => {
  const mounted: string[] = [];
  afterEach(() => mounted.splice(0).forEach(unmountDisk));

  /** A finished site, and the earlier one on a disk of its own. */
  async function onDisk(kilobytes: number): Promise<Placing> {
    const site = await placing({});
    await mkdir(site.out);
    mountDisk(site.out, kilobytes);
    mounted.push(site.out);
    for (const [file, content] of Object.entries(EARLIER)) {
      await mkdir(path.dirname(path.join(site.out, file)), { recursive: true });
      await writeFile(path.join(site.out, file), content);
    }
    return site;
  }

  it("takes its place file by file", async () => {
    const site = await onDisk(1024);
    await putInPlace(site);
    expect(await contents(site.out)).toEqual(LATER);
    expect(existsSync(path.join(site.out, "gone"))).toBe(false);
  });

  it("leaves the earlier one byte for byte as it was where the disk is full", async () => {
    const site = await onDisk(32);
    await expect(explained(path.dirname(site.out), () => putInPlace(site))).rejects.toThrow(
      "cannot be written: the disk is full. The earlier site in out is as it was.",
    );
    expect(await contents(site.out)).toEqual(EARLIER);
  });

  it("leaves the earlier one as it was where the disk can only be read", async () => {
    const site = await onDisk(1024);
    onlyRead(site.out);
    await expect(explained(path.dirname(site.out), () => putInPlace(site))).rejects.toThrow(
      "its disk can only be read",
    );
    expect(await contents(site.out)).toEqual(EARLIER);
  });
});
