import { spawn, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { userInfo } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { freePort, has } from "../../tools/processes";
import {
  deploy,
  missing,
  newsroom,
  notShown,
  startDeploy,
  temporary,
  type Newsroom,
} from "../finished/publish/newsroom";
import { BASE } from "../finished/tree";

/* `npm run deploy` as days go by, where something goes wrong in the middle, and over ssh to a server of this machine. */

test.describe.configure({ mode: "serial" });

const folder = temporary();
let monday: Newsroom;
let tuesday: Newsroom;
test.beforeAll(async () => {
  monday = await newsroom(path.join(folder, "monday"), "lunes");
  tuesday = await newsroom(path.join(folder, "tuesday"), "martes");
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Which edition a folder shows whole; none if it shows some of each. */
const shown = (site: string) => [monday, tuesday].findIndex((room) => notShown(site, room).length === 0);

test("a publication that is killed at any moment leaves one edition whole, and open pages too", async () => {
  const root = path.join(folder, "killed");
  await deploy(monday, [root, "--first"]);
  const site = path.join(root, BASE);
  for (let moment = 300; moment <= 3000; moment += 300) {
    const next = shown(site) === 0 ? tuesday : monday;
    const { child, ended } = startDeploy(next, [root]);
    await wait(moment);
    if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
    await ended;
    expect([shown(site) >= 0, missing(site, monday)], `after ${moment} ms`).toEqual([true, []]);
  }
  expect(await deploy(tuesday, [root])).toMatch(/^0 /);
  expect([notShown(site, tuesday), missing(site, tuesday), missing(site, monday)]).toEqual([[], [], []]);
});

test("files of an earlier edition go thirty days after it was replaced, but not because a clock leaps ahead", async () => {
  const root = path.join(folder, "kept");
  const site = path.join(root, BASE);
  const editions = path.join(folder, "kept.editions", BASE.slice(1) || "root");
  const kept = () => readdirSync(editions).filter((name) => /^\d/.test(name));
  /** Makes something older, as if days had gone by on the destination's machine. */
  const age = (file: string, days: number) => {
    const then = new Date(Date.now() - days * 24 * 60 * 60 * 1000);
    utimesSync(path.join(editions, file), then, then);
  };
  const wednesday = await newsroom(path.join(folder, "wednesday"), "jueves");
  await deploy(monday, [root, "--first"]);
  await deploy(tuesday, [root]);
  const [first = ""] = kept();
  age(path.join(first, "replaced"), 29);
  await deploy(wednesday, [root]);
  expect(missing(site, monday)).toEqual([]);
  age(path.join(first, "replaced"), 31);
  await deploy(tuesday, [root]);
  await deploy(wednesday, [root]);
  expect(missing(site, monday).length).toBeGreaterThan(0);
  expect([missing(site, tuesday), missing(site, wednesday)]).toEqual([[], []]);

  const [earlier] = kept();
  // As the marks look to a machine that is forty days ahead.
  for (const id of kept().slice(0, -1)) age(path.join(id, "replaced"), 40);
  age("last", 40);
  expect(await deploy(monday, [root])).toContain("el reloj de esa máquina ha saltado");
  expect(kept()).toContain(earlier);
});

test("a site that was copied by hand becomes an edition that one can go back to", async () => {
  const hand = path.join(folder, "by-hand");
  const site = path.join(hand, BASE);
  cpSync(path.join(tuesday.project, "out"), site, { recursive: true });
  expect(await deploy(monday, [hand])).toMatch(/^1 .*no se ha publicado nunca con esta orden/);
  await deploy(monday, [hand, "--first"]);
  expect([notShown(site, monday), missing(site, tuesday)]).toEqual([[], []]);
  await deploy(monday, [hand, "--rollback"]);
  expect(notShown(site, tuesday)).toEqual([]);
});

test("on a full disk the edition in place stays, nothing is left over, and one may go back", async () => {
  const disk = path.join(folder, "disk");
  mkdirSync(disk);
  const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", "size=24m", "tmpfs", disk]).status === 0;
  test.skip(!mounted, "needs root on a Linux that lets it mount a tmpfs");
  try {
    const root = path.join(disk, "web");
    const site = path.join(root, BASE);
    await deploy(monday, [root, "--first"]);
    await deploy(tuesday, [root]);
    const filler = path.join(disk, "filler");
    spawnSync("dd", ["if=/dev/zero", `of=${filler}`, "bs=64k"]);
    expect(await deploy(monday, [root])).toMatch(/^1 [^]*El disco del destino está lleno/);
    expect([notShown(site, tuesday), missing(site, monday)]).toEqual([[], []]);
    expect(await deploy(monday, [root, "--rollback"])).toMatch(/^0 /);
    expect(notShown(site, monday)).toEqual([]);
    rmSync(filler);
    expect(await deploy(tuesday, [root])).toMatch(/^0 /);
  } finally {
    spawnSync("umount", ["--lazy", disk]);
  }
});

test("over ssh the same command publishes, goes back, and says what keeps it from the server", async () => {
  test.skip(!existsSync("/usr/sbin/sshd") || !has("ssh-keygen"), "sshd is not on this machine");
  const port = await freePort();
  const host = path.join(folder, "host");
  const key = path.join(folder, "key");
  for (const file of [host, key]) spawnSync("ssh-keygen", ["-q", "-t", "ed25519", "-N", "", "-f", file]);
  if (userInfo().uid === 0) mkdirSync("/run/sshd", { recursive: true });
  const config = path.join(folder, "sshd");
  writeFileSync(
    config,
    `Port ${port}\nListenAddress 127.0.0.1\nHostKey ${host}\nAuthorizedKeysFile ${key}.pub\nStrictModes no\nUsePAM no\nPidFile none\n`,
  );
  const quiet = "-oStrictHostKeyChecking=no -oUserKnownHostsFile=/dev/null -oLogLevel=ERROR -oBatchMode=yes";
  const over = (identity: string, to: number) => ({
    RSYNC_RSH: `ssh -p ${to} -i ${identity} -oIdentitiesOnly=yes ${quiet}`,
  });
  const server = spawn("/usr/sbin/sshd", ["-D", "-e", "-f", config], { stdio: "ignore" });
  const hostKeys = () => spawnSync("ssh-keyscan", ["-p", String(port), "127.0.0.1"]).stdout.length;
  await expect.poll(hostKeys).toBeGreaterThan(0);
  const root = path.join(folder, "remote");
  const site = path.join(root, BASE);
  const there = `${userInfo().username}@127.0.0.1:${root}`;
  try {
    expect(await deploy(monday, [there], over(key, port))).toMatch(/^1 .*remote no existe/);
    expect(await deploy(monday, [there, "--first"], over(key, port))).toMatch(/^0 Es la primera publicación/);
    expect(await deploy(tuesday, [there], over(key, port))).toMatch(/^0 /);
    expect([notShown(site, tuesday), missing(site, tuesday), missing(site, monday)]).toEqual([[], [], []]);
    expect(await deploy(tuesday, [there], over(key, port))).toMatch(/^0 Esta edición ya estaba publicada/);
    expect(await deploy(tuesday, [there, "--rollback"], over(key, port))).toMatch(/^0 /);
    expect(notShown(site, monday)).toEqual([]);
    expect(await deploy(tuesday, [there.replace(root, "~/none")], over(key, port))).toMatch(/^1 none no existe/);
    expect(await deploy(tuesday, [there], over(host, port))).toMatch(/^1 El servidor no deja entrar/);
    expect(await deploy(tuesday, [there], over(key, await freePort()))).toMatch(/^1 El servidor no contesta por ssh/);
  } finally {
    server.kill();
  }
});
