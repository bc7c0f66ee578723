import { createHash } from "node:crypto";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { expect, test } from "@playwright/test";
import { run } from "../../tools/processes";
import { build, copyProject, forget, rebuild, ROOT, withTemporaryFolder } from "../../tools/project";

/* Builds give the same bytes wherever and whenever they run, and leave the site whole whatever befalls them. */

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

test.describe("the adapter's small project", () => {
  test.describe.configure({ mode: "serial" });
  const KILLS = 8;
  let site = "";
  let earlier: Record<string, string> = {};
  let buildMs = 0;

  const buildSite = (limit?: number) =>
    run(process.execPath, [path.join(ROOT, "adapter/build.mjs"), site], {
      env: { NEXT_RUNTIME: "", BASE_PATH: "", NEXT_TELEMETRY_DISABLED: "1" },
      ...(limit === undefined ? {} : { limit }),
    });
  const present = () => hashes(path.join(site, "out"));
  const reset = async () => {
    await rm(path.join(site, "out"), { recursive: true, force: true });
    await cp(path.join(site, "earlier"), path.join(site, "out"), { recursive: true });
  };

  test.beforeAll(async () => {
    // Below the repository, whose packages it uses, two folders deep as its settings expect.
    await mkdir(path.join(ROOT, ".cache"), { recursive: true });
    site = await mkdtemp(path.join(ROOT, ".cache/whole-"));
    await cp(path.join(ROOT, "tests/fixtures/adapter-project"), site, { recursive: true });
    await buildSite();
    await cp(path.join(site, "out"), path.join(site, "earlier"), { recursive: true });
    earlier = await present();
    const page = path.join(site, "app/page.tsx");
    await writeFile(page, (await readFile(page, "utf8")).replace("Cuaderno", "Cuaderno del día"));
    const begun = performance.now();
    await buildSite();
    buildMs = performance.now() - begun;
  });
  test.afterAll(() => rm(site, { recursive: true, force: true }));

  test("has the earlier site or the new one, whole, whenever a build is killed", async () => {
    const later = await present();
    expect(later).not.toEqual(earlier);
    let killed = 0;
    for (let turn = 0; turn < KILLS; turn++) {
      await reset();
      // Spread over the build's time, and some after its usual end.
      await buildSite(Math.max(1, Math.round((turn / KILLS) * buildMs * 1.5))).catch(() => killed++);
      const found = await present();
      expect([earlier, later].some((one) => isDeepStrictEqual(one, found))).toBe(true);
    }
    expect(killed).toBeGreaterThan(0);
    await buildSite();
    expect(await present()).toEqual(later);
  });

  test("says what is wrong with an island, and its site stays as it is", async () => {
    await reset();
    const page = path.join(site, "app/segunda/page.tsx");
    const right = await readFile(page, "utf8");
    await writeFile(
      page,
      'import { Counter } from "../../components/islands/Counter";\nimport { Votes } from "./Votes";\nexport default () => <Counter label={String(<Votes />)} />;',
    );
    await writeFile(
      path.join(site, "app/segunda/Votes.tsx"),
      '"use client";\nexport const Votes = () => <button onClick={() => alert()}>1</button>;',
    );
    const said = await buildSite().then(() => "nothing", String);
    expect(said).toContain("app/segunda/Votes.tsx: is a client component outside components/islands");
    expect(said).toContain('Counter.tsx: is rendered by itself, so it would never start. Write <Island name="Counter"');
    expect(await present()).toEqual(earlier);
    await rm(path.join(site, "app/segunda/Votes.tsx"));
    await writeFile(page, right);
  });

  test("of two builds at once one makes the site and the other says that it does", async () => {
    const ends = await Promise.allSettled([buildSite(), buildSite()]);
    const said = ends.flatMap((end) => (end.status === "rejected" ? [String(end.reason)] : []));
    expect(said).toEqual([expect.stringMatching(/another .*build/i)]);
  });
});
