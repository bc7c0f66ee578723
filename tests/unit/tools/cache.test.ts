import type * as files from "node:fs/promises";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { keptFiles, keptValue } from "@/tools/assets/cache";
import { hash } from "@/tools/assets/files";
import { folderWith } from "../folder";

/* What takes long to make is kept; a build may be stopped, or fail, in the middle of it. */

test("files that were not all put away are made again, and then kept", async () => {
  const root = await folderWith({});
  let times = 0;
  const make = (...names: readonly string[]) =>
    keptFiles(root, "key", () => {
      times += 1;
      return Promise.resolve(new Map(names.map((name) => [name, "made"])));
    });
  // The second cannot be written: its folder is not there.
  await expect(make("a.avif", "none/b.avif")).rejects.toThrow("ENOENT");
  expect((await make("a.avif", "b.avif")).fresh).toBe(true);
  expect((await make("a.avif", "b.avif")).fresh).toBe(false);
  expect(times).toBe(2);
});

test("what another build has put away meanwhile is there for both, and nothing is left over", async () => {
  const root = await folderWith({});
  const made = () => Promise.resolve(new Map([["a.avif", "made"]]));
  const { folder } = await keptFiles(root, "key", async () => {
    await keptFiles(root, "key", made);
    return made();
  });
  expect(await readdir(folder)).toEqual(["a.avif"]);
  expect(await readdir(path.dirname(folder))).toEqual(["key"]);
});

test("what cannot be put away is no other build's: it is said, and nothing is left over", async () => {
  const root = await folderWith({});
  const inItsPlace = async () => {
    await writeFile(path.join(root, ".cache/assets/key"), "no folder");
    return new Map([["a.avif", "made"]]);
  };
  await mkdir(path.join(root, ".cache/assets"), { recursive: true });
  await expect(keptFiles(root, "key", inItsPlace)).rejects.toThrow("ENOTDIR");
  expect(await readdir(path.join(root, ".cache/assets"))).toEqual(["key"]);
});

test.each(['{"width":"1"}', '{"wid'])(
  "what was kept and reads %s now is not taken for what was made",
  async (spoilt) => {
    const root = await folderWith({});
    const width = () => keptValue(root, ["a picture"], z.object({ width: z.number() }), () => ({ width: 1 }));
    expect(await width()).toEqual({ width: 1 });
    const file = path.join(root, ".cache/assets", hash("a picture"), "content");
    await writeFile(file, spoilt);
    await expect(width()).rejects.toThrow(
      `${file} no es lo que dejó una construcción anterior: borra la carpeta .cache`,
    );
  },
);

test("what is made of several things is told from what is made of others that read the same", () => {
  const keys = [["ab", "c"], ["a", "bc"], ["abc"], ["abc", ""], ["", "abc"]].map((parts) => hash(...parts));
  expect(new Set(keys).size).toBe(keys.length);
});

test.each(["package-lock.json", "fonts.ts", "share/posters.ts"])("with another %s it is made anew", async (changed) => {
  const keyOf = async (more: string) => {
    jest.resetModules();
    jest.doMock("node:fs/promises", () => {
      const real = jest.requireActual<typeof files>("node:fs/promises");
      const readFile = async (file: string) =>
        `${String(await real.readFile(file))}${file.endsWith(changed) ? more : ""}`;
      return { ...real, readFile };
    });
    return (await import("@/tools/assets/cache")).codeHash();
  };
  const before = await keyOf("");
  expect(await keyOf("")).toBe(before);
  expect(await keyOf("// another")).not.toBe(before);
});
