import { spawnSync } from "node:child_process";
import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { paper } from "@/paper/paper";
import { closeAt, hourDue } from "@/tools/closing";
import { folderWith } from "../folder";
import { copyOfSources } from "./sources";

/* `npm run close`, over small editions. */

const CLOSE = "2026-11-20T20:30:00+01:00";
const MORNING = "2026-11-21T08:00:00+01:00";
const NOON = "2026-11-21T12:00:00+01:00";
const EVENING = "2026-11-21T20:00:00+01:00";

/** An edition with a story and briefs of these hours. */
const contentsWith = (...times: readonly string[]) =>
  new Map<string, unknown>([
    ["data/edition.ts", { close: CLOSE }],
    ["data/economia.ts", { news: times.slice(0, 1).map((time) => ({ time })) }],
    ["data/deportes.ts", { latest: times.slice(1).map((time) => ({ time })) }],
  ]);

test.each<[what: string, times: readonly string[], now: string, due: string | undefined]>([
  ["nothing is held back", ["2026-11-20T10:00:00+01:00"], EVENING, undefined],
  ["nothing's hour has come", [NOON, MORNING], "2026-11-21T07:59:59+01:00", undefined],
  ["one hour has come to the second", [NOON, MORNING], MORNING, MORNING],
  ["several have come: at the last of them", [MORNING, NOON, EVENING], "2026-11-21T15:00:00+01:00", NOON],
  ["the last stands first", [NOON, MORNING], EVENING, NOON],
  [
    "several have come on two clocks: at the last of them by the sun",
    ["2026-11-21T11:30:00Z", NOON, "2026-11-21T11:45:00Z"],
    EVENING,
    "2026-11-21T11:45:00Z",
  ],
  ["an hour on another clock is written lower", ["2026-11-21T11:30:00Z", NOON], EVENING, "2026-11-21T11:30:00Z"],
  ["it is written on another clock", ["2026-11-21T07:00:00Z", EVENING], MORNING, "2026-11-21T07:00:00Z"],
])("when %s, an edition closes so", (_, times, now, due) => {
  expect(hourDue(contentsWith(...times), CLOSE, Date.parse(now))).toBe(due);
});

const edition = (close: string) => `export const edition = {\n  close: "${close}",\n  issue: 12,\n};\n`;

async function editionFile(): Promise<{ file: string; text: () => string }> {
  const file = path.join(await folderWith({ "edition.ts": edition(CLOSE) }), "edition.ts");
  return { file, text: () => readFileSync(file, "utf8") };
}

test("a close is written before it is published, and stays", async () => {
  const { file, text } = await editionFile();
  let seen = "";
  await closeAt(file, { from: CLOSE, to: NOON }, () => {
    seen = text();
    return Promise.resolve();
  });
  expect(seen).toBe(edition(NOON));
  expect(text()).toBe(edition(NOON));
});

test("one that is not published has not been: the earlier close stands again", async () => {
  const { file, text } = await editionFile();
  const refused = closeAt(file, { from: CLOSE, to: NOON }, () => Promise.reject(new Error("el servidor no contesta")));
  await expect(refused).rejects.toThrow("el servidor no contesta");
  expect(text()).toBe(edition(CLOSE));
});

/** Closes an edition whose publication somebody ends by a signal, as `npm run close` would. */
const ENDED = `
  import { closeAt } from "./tools/closing";
  import { endOnSignals } from "./tools/processes";
  endOnSignals();
  void closeAt(process.env.EDITION, { from: process.env.FROM, to: process.env.TO }, () => {
    process.kill(process.pid, "SIGTERM");
    return new Promise((resolve) => setTimeout(resolve, 60_000));
  });`;

test("nor has one whose publication is ended in the middle", async () => {
  const { file, text } = await editionFile();
  const env = { ...process.env, EDITION: file, FROM: CLOSE, TO: NOON };
  const { status, stderr } = spawnSync(process.execPath, ["--import", "tsx", "--input-type=module", "-e", ENDED], {
    env,
    encoding: "utf8",
  });
  expect([status, stderr]).toEqual([143, ""]);
  expect(text()).toBe(edition(CLOSE));
});

test("an edition that says its close in another way is left as it is", async () => {
  const { file, text } = await editionFile();
  await expect(closeAt(file, { from: MORNING, to: NOON }, () => Promise.resolve())).rejects.toThrow(
    `no se encuentra ahí el cierre, ${MORNING}`,
  );
  expect(text()).toBe(edition(CLOSE));
});

test("what is due is built, and deployed where whoever runs it says, as they say", async () => {
  const root = await copyOfSources();
  const change = (file: string, from: string, to: string) =>
    writeFileSync(file, readFileSync(file, "utf8").replace(from, to));
  const file = path.join(root, "data/edition.ts");
  change(file, paper.edition.close, "2001-03-14T21:00:00+01:00");
  // The hours of its other stories may be yet to come.
  change(path.join(root, "data/economia.ts"), paper.pages.economia.news[0]?.time ?? "", "2001-03-15T21:30:00+01:00");
  const bin = await folderWith({ npm: '#!/bin/sh\necho "$@" >> "$RUNS"\necho "npm $3"\n' });
  chmodSync(path.join(bin, "npm"), 0o755);
  const runs = path.join(bin, "runs");
  const where = ["ana@eco.test:/srv/eco", "--new-address"];
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", "tsx", "tools/close.ts", ...where], {
    cwd: root,
    env: { ...process.env, PATH: `${bin}:${process.env["PATH"]}`, RUNS: runs },
    encoding: "utf8",
  });
  expect([status, stderr]).toEqual([0, ""]);
  // A deployment's own words are for whoever reads what the timer did.
  expect(stdout).toMatch(/^npm deploy\nCierre del .*: publicado\.\n$/);
  expect(readFileSync(runs, "utf8")).toBe(`run --silent build\nrun --silent deploy -- ${where.join(" ")}\n`);
  expect(readFileSync(file, "utf8")).not.toContain("2001-03-14");
});
