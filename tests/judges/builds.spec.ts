import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { build, copyProject, forget, rebuild, withTemporaryFolder } from "../../tools/project";
import { ROOT } from "../../tools/root";

/* Builds give the same bytes wherever and whenever they run. What befalls them is tried in packages/plain-pages. */

/** Every file of a folder with the hash of its bytes. */
async function hashes(folder: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    found[path.relative(folder, file)] = createHash("sha256")
      .update(await readFile(file))
      .digest("hex");
  }
  return found;
}

/** Any day will do: it is what makes builds of different days alike. In seconds. */
const DAY = { SOURCE_DATE_EPOCH: "1795219200" };
const ANOTHER_DAY = { NODE_OPTIONS: `--import ${path.join(ROOT, "tests/judges/another-day.mjs")}` };

/** Mends one word of one excerpt. */
async function correct(project: string): Promise<void> {
  const file = path.join(project, "data/economia.ts");
  const text = await readFile(file, "utf8");
  const corrected = text.replace(/(excerpt:[^]*?) y /, "$1 e ");
  expect(corrected).not.toBe(text);
  await writeFile(file, corrected);
}

test("a corrected word, and a build from nothing a month later elsewhere, give the same bytes", async () => {
  await withTemporaryFolder(async (temporary) => {
    const worked = await copyProject(path.join(temporary, "worked on"));
    await build(worked, { ...DAY, TZ: "Europe/Madrid" });
    await correct(worked);
    await rebuild(worked, { ...DAY, TZ: "Europe/Madrid" });

    const fresh = await copyProject(path.join(temporary, "fresh"));
    await correct(fresh);
    await forget(fresh);
    await build(fresh, { ...DAY, ...ANOTHER_DAY, TZ: "Pacific/Auckland", LANG: "C" });
    expect(await hashes(path.join(fresh, "out"))).toEqual(await hashes(path.join(worked, "out")));
  });
});
