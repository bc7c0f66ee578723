import assert from "node:assert/strict";
import { cp, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { after, before, test } from "node:test";
import { isDeepStrictEqual } from "node:util";
import { build, copyProject, hashes } from "../small-site";

/* Whatever befalls a build, a whole site stands in `out`. */

const KILLS = 8;

let site = "";
let earlier: Record<string, string> = {};
let buildMs = 0;

const present = () => hashes(path.join(site, "out"));

const reset = async () => {
  await rm(path.join(site, "out"), { recursive: true, force: true });
  await cp(path.join(site, "earlier"), path.join(site, "out"), { recursive: true });
};

before(async () => {
  site = await copyProject();
  await build(site);
  await cp(path.join(site, "out"), path.join(site, "earlier"), { recursive: true });
  earlier = await present();
  const page = path.join(site, "app/page.tsx");
  await writeFile(page, (await readFile(page, "utf8")).replace("Cuaderno", "Cuaderno del día"));
  const begun = performance.now();
  await build(site);
  buildMs = performance.now() - begun;
});
after(() => rm(site, { recursive: true, force: true }));

test("it is the earlier site or the new one, whole, whenever a build is killed", async () => {
  const later = await present();
  assert.notDeepEqual(later, earlier);
  let killed = 0;
  for (let turn = 0; turn < KILLS; turn++) {
    await reset();
    // Spread over the build's time, and some after its usual end.
    await build(site, Math.max(1, Math.round((turn / KILLS) * buildMs * 1.5))).catch(() => killed++);
    const found = await present();
    assert.ok([earlier, later].some((one) => isDeepStrictEqual(one, found)));
  }
  assert.ok(killed > 0);
  await build(site);
  assert.deepEqual(await present(), later);
});

test("of two builds at once one makes the site and the other says that it does", async () => {
  const ends = await Promise.allSettled([build(site), build(site)]);
  const refused = ends.flatMap((end) => (end.status === "rejected" ? [String(end.reason)] : []));
  assert.equal(refused.length, 1);
  assert.match(refused.join(""), /another .*build/i);
});
