import { cp, mkdir, mkdtemp, rm, stat } from "node:fs/promises";
import path from "node:path";
import { filesIn } from "../../adapter/files";
import { mountDisk, onlyRead, unmountDisk, whyNoDisks } from "../disks";
import { ROOT } from "../project";
import { say } from "../say";
import { seeded } from "../seeded";
import { makeSite, type Site } from "./small-site";

/*
 * Whatever happens to a build, `out` holds the earlier site or the new one, whole: tried on the
 * adapter's small project, whose build takes seconds. Times are only drawn, never judged.
 */

const KILLS = 20;

/** Another one with SEED=… in the environment draws other moments. */
const SEED = Number(process.env["SEED"] ?? 20_261_121);

/** What a build says last when it fails; undefined if it does not. */
const wordsOfFailure = (build: Promise<unknown>): Promise<string | undefined> =>
  build.then(
    () => undefined,
    (error: unknown) => String(error),
  );

/** @throws Error if words are not among what was said */
function expectWords(said: string | undefined, words: string): void {
  if (!said?.includes(words)) throw new Error(`«${words}» was expected, not:\n${said ?? "a build to its end"}`);
}

/** Kills builds at moments spread over their run. */
async function killed(site: Site): Promise<void> {
  await site.reset();
  const { seconds } = await site.build();
  const random = seeded(SEED);
  const found = { earlier: 0, later: 0 };
  for (let turn = 0; turn < KILLS; turn++) {
    await site.reset();
    // One in each twentieth, and some after the usual end: a build that follows a killed one takes longer.
    const moment = ((turn + random()) / KILLS) * seconds * 1.5;
    await site.build(Math.max(1, Math.round(moment * 1000))).catch(() => undefined);
    found[await site.present()]++;
  }
  if (found.earlier === 0) throw new Error("no build was killed before its end");
  say(
    `${KILLS} builds killed: ${found.earlier} times the earlier site, ${found.later} times the new one, always whole`,
  );
  await site.reset();
  await site.build();
  if ((await site.present()) !== "later") throw new Error("the build after the last kill has not replaced the site");
}

/** Starts two builds at once: one of them makes the site, the other says that it does. */
async function twoAtOnce(site: Site): Promise<void> {
  await site.reset();
  const ends = await Promise.allSettled([site.build(), site.build()]);
  const said = ends.flatMap((end) => (end.status === "rejected" ? [String(end.reason)] : []));
  if (said.length !== 1) throw new Error(`one of two builds was to fail, not ${said.length}:\n${said.join("\n")}`);
  expectWords(said.join(), "Another build runs here");
  if ((await site.present()) !== "later") throw new Error("the first of two builds has not made the site");
  say("two builds at once: one made the site, the other gave way");
}

/** Works while a folder is a small disk of its own. */
async function withDisk(folder: string, bytes: number, work: () => Promise<void>): Promise<void> {
  await mkdir(folder, { recursive: true });
  mountDisk(folder, Math.ceil(bytes / 1024));
  try {
    await work();
  } finally {
    unmountDisk(folder);
  }
}

/** Builds with too little room at several stages of the work, until there is enough. */
async function noRoom(site: Site): Promise<void> {
  const work = site.at(".next");
  await rm(work, { recursive: true, force: true });
  await site.build();
  let needed = 0;
  for (const file of await filesIn(work)) needed += (await stat(path.join(work, file))).size;
  let failures = 0;
  for (const share of [0.02, 0.2, 0.4, 0.6, 0.8, 1]) {
    await site.reset();
    await rm(work, { recursive: true, force: true });
    let said: string | undefined;
    await withDisk(work, needed * share, async () => {
      said = await wordsOfFailure(site.build());
    });
    const expected = said === undefined ? "later" : "earlier";
    if ((await site.present()) !== expected) throw new Error(`a full disk has not left the ${expected} site`);
    if (said === undefined) continue;
    expectWords(said, "The disk has");
    failures++;
  }
  if (failures === 0) throw new Error("no disk was too small");
  say(`a disk that is full at ${failures} stages of the work: the earlier site each time`);
}

/** Builds where `out` may only be read. */
async function onlyReadOut(site: Site): Promise<void> {
  const out = site.at("out");
  await rm(out, { recursive: true, force: true });
  await withDisk(out, 10_000_000, async () => {
    await cp(site.at("earlier"), out, { recursive: true });
    onlyRead(out);
    expectWords(await wordsOfFailure(site.build()), "out: cannot be written: its disk can only be read");
    if ((await site.present()) !== "earlier") throw new Error("an out that can only be read has changed");
  });
  say("an out that can only be read: the earlier site, and one line");
}

/** Tries all that can keep a build from its end. @throws Error with the first `out` that is not whole */
export async function alwaysWhole(): Promise<void> {
  // Below the repository, whose packages the project uses, two folders deep as its settings expect.
  const folder = await mkdtemp(path.join(ROOT, ".cache/whole-"));
  try {
    const site = await makeSite(folder);
    await killed(site);
    await twoAtOnce(site);
    const noDisks = whyNoDisks();
    if (noDisks) say(`full and read-only disks are left out: ${noDisks}`);
    else {
      await noRoom(site);
      await onlyReadOut(site);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
