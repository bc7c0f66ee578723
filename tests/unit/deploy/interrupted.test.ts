/** @jest-environment node */
import { cpSync, rmSync, writeFileSync } from "node:fs";
import type * as Files from "node:fs/promises";
import path from "node:path";
import { readEdition } from "../../../tools/deploy/edition";
import { Folder } from "../../../tools/deploy/folder";
import {
  evening,
  makeSite,
  missingTo,
  newspaper,
  publish,
  publishEdition,
  readersOf,
  rollBack,
  temporary,
  wordsOf,
} from "./lab";

/* What a reader finds after a deployment that died at any moment: a power cut, a full disk, a kill. */

/** Counts what changes the disk; from the chosen change on nothing is done any more, as after a power cut. */
const disk = { changes: 0, diesAt: Infinity };

jest.mock("node:fs/promises", () => {
  const real = jest.requireActual<typeof Files>("node:fs/promises");
  const dying =
    <Args extends unknown[], Result>(change: (...args: Args) => Promise<Result>, leave?: (...args: Args) => void) =>
    (...args: Args): Promise<Result> => {
      disk.changes += 1;
      if (disk.changes < disk.diesAt) return change(...args);
      if (disk.changes === disk.diesAt) leave?.(...args);
      return Promise.reject(Object.assign(new Error("ENOSPC: no space left on device"), { code: "ENOSPC" }));
    };
  return {
    ...real,
    mkdir: dying(real.mkdir),
    rename: dying(real.rename),
    rm: dying(real.rm),
    rmdir: dying(real.rmdir),
    symlink: dying(real.symlink),
    // What was being written stays half.
    copyFile: dying(real.copyFile, (_, to) => writeFileSync(to, "<p>")),
    writeFile: dying(
      (to: string, text: string) => real.writeFile(to, text),
      (to) => writeFileSync(to, "{"),
    ),
  };
});

const [site, out] = [path.join(temporary(), "site"), path.join(temporary(), "out")];

/** Carries something out on a disk that dies at one of its changes. */
async function dyingAt(change: number, deployment: () => Promise<void>): Promise<number> {
  Object.assign(disk, { changes: 0, diesAt: change });
  await deployment().catch(() => undefined);
  disk.diesAt = Infinity;
  return disk.changes;
}

const allOf = (words: Record<string, string>): string => [...new Set(Object.values(words))].join(" and ");

/**
 * Tries something at each change of the disk that it makes, from the same beginning each time.
 * @param beginning a site's folder
 * @param afterwards what is done once the lock of the dead one is removed
 * @returns the words that were found in place, and how many changes there were
 */
async function atEachChange(
  beginning: string,
  deployment: (folder: Folder) => Promise<void>,
  afterwards: (folder: Folder) => Promise<void>,
): Promise<{ found: string[]; tried: number }> {
  const found = new Set<string>();
  for (let change = 1; ; change += 1) {
    rmSync(site, { recursive: true, force: true });
    cpSync(beginning, site, { recursive: true, verbatimSymlinks: true });
    const open = readersOf(site);
    const changes = await dyingAt(change, () => deployment(new Folder(site, out)));
    if (changes < change) return { found: [...found].sort(), tried: change - 1 };
    found.add(allOf(wordsOf(site)));
    expect(missingTo([...open, ...readersOf(site)], site)).toEqual([]);
    await new Folder(site, out).unlock();
    await afterwards(new Folder(site, out));
    expect(missingTo([...open, ...readersOf(site)], site)).toEqual([]);
  }
}

/** A site with editions in it, each by its word and day. */
async function siteWith(...editions: [word: string, day: number][]): Promise<string> {
  const folder = path.join(temporary(), "site");
  for (const [word, day] of editions) {
    makeSite(out, { word, sections: ["politica"] });
    await publish(new Folder(folder, out), out, evening(day));
  }
  return folder;
}

// Some hundred deployments, each from a new copy of a site.
jest.setTimeout(300_000);

it("leaves one edition whole when a deployment dies, and the same order brings it to its end", async () => {
  const beginning = await siteWith(["viejo", -40], ["uno", -35]);
  makeSite(out, { word: "dos", sections: ["sucesos"] });
  const edition = await readEdition(out, newspaper);
  const deploy = (folder: Folder) => publishEdition(folder, edition, evening(0));
  const { found, tried } = await atEachChange(beginning, deploy, deploy);
  expect(found).toEqual(["dos", "uno"]);
  expect(tried).toBeGreaterThan(80);
});

it("leaves one edition whole when a return to the edition before dies", async () => {
  const beginning = await siteWith(["uno", -2], ["dos", -1]);
  makeSite(out, { word: "tres", sections: ["politica"] });
  const { found } = await atEachChange(
    beginning,
    (folder) => rollBack(folder, evening(0)),
    async (folder) => {
      await publish(folder, out, evening(1));
      // What was being withdrawn is not what one goes back to, if that had begun.
      await rollBack(folder, evening(1));
      expect(["uno", "dos"]).toContain(allOf(wordsOf(site)));
    },
  );
  expect(found).toEqual(["dos", "uno"]);
});

it("leaves a site that was put there by hand whole when its first deployment dies", async () => {
  const beginning = path.join(temporary(), "site");
  makeSite(beginning, { word: "a mano", sections: ["politica"] });
  makeSite(out, { word: "uno", sections: ["politica"] });
  const edition = await readEdition(out, newspaper);
  const deploy = (folder: Folder) => publishEdition(folder, edition, evening(0));
  const { found } = await atEachChange(beginning, deploy, deploy);
  expect(found).toEqual(["a mano", "uno"]);
});
