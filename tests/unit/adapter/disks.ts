import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const mount = (...args: string[]): boolean => spawnSync("mount", args).status === 0;

/** A small disk of its own at a folder, of so many kilobytes. @throws Error if it cannot be had */
export function mountDisk(folder: string, kilobytes: number): void {
  if (!mount("-t", "tmpfs", "-o", `size=${kilobytes}k`, "tmpfs", folder)) throw new Error(`cannot mount ${folder}`);
}

/** Lets a folder that is a disk of its own only be read from now on. @throws Error if the system does not let it */
export function onlyRead(folder: string): void {
  if (!mount("-o", "remount,ro", folder)) throw new Error(`cannot remount ${folder}`);
}

/** Takes a disk away again. @throws Error if there is none */
export function unmountDisk(folder: string): void {
  if (spawnSync("umount", ["--lazy", folder]).status !== 0) throw new Error(`cannot unmount ${folder}`);
}

/** Why there can be no disks for tests here; undefined where there can. */
export function whyNoDisks(): string | undefined {
  const folder = mkdtempSync(path.join(tmpdir(), "disk-"));
  try {
    mountDisk(folder, 64);
    unmountDisk(folder);
    return undefined;
  } catch {
    return "needs root on a Linux that lets it mount a tmpfs";
  } finally {
    rmSync(folder, { recursive: true });
  }
}
