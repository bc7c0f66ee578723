/** @jest-environment node */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { lockBuild } from "@/adapter/lock.mjs";
import { folderWith } from "./lab";

describe("one build at a time", () => {
  it("holds a lock with its process, and gives it back", async () => {
    const root = await folderWith({});
    const lock = path.join(root, ".building");
    const free = lockBuild(root);
    expect(await readFile(lock, "utf8")).toBe(`${process.pid}\n`);
    free();
    expect(existsSync(lock)).toBe(false);
    lockBuild(root)();
  });

  it("refuses a second while the first runs, and says which", async () => {
    const root = await folderWith({});
    const free = lockBuild(root);
    expect(() => lockBuild(root)).toThrow(`Another build runs here (process ${process.pid}).`);
    free();
  });

  it("takes over what a dead one has left", async () => {
    const dead = spawn(process.execPath, ["--eval", ""]);
    await new Promise((resolve) => dead.once("close", resolve));
    const root = await folderWith({ ".building": `${dead.pid ?? ""}\n` });
    lockBuild(root);
    expect(await readFile(path.join(root, ".building"), "utf8")).toBe(`${process.pid}\n`);
  });

  it("takes over what names nobody", async () => {
    const root = await folderWith({ ".building": "" });
    lockBuild(root)();
  });
});
