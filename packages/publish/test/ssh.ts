import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { userInfo } from "node:os";
import path from "node:path";
import type { TestContext } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { isThere } from "./editions";

const SSHD = "/usr/sbin/sshd";

/** Whether this machine can be its own host. */
export const hasSshd = existsSync(SSHD) && isThere("ssh-keygen");

/** A port that was free a moment ago. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });

export type Host = {
  /** How it is reached, as one writes it in RSYNC_RSH. */
  shell: string;
  /** The same with another key, or at another port. */
  shellWith: (other: { key?: string; port?: number }) => string;
  /** A destination there: a folder by its path. */
  at: (folder: string) => string;
};

/**
 * Starts an ssh server of this machine, which ends with the test.
 * @param folder where its keys lie: their names have spaces, quotes and accents, as people's have
 * @param command what a login does in place of what it is asked to, which is in $SSH_ORIGINAL_COMMAND
 */
export async function startHost(t: Pick<TestContext, "after">, folder: string, command = ""): Promise<Host> {
  const port = await freePort();
  mkdirSync(folder, { recursive: true });
  const own = path.join(folder, "host");
  const key = path.join(folder, "la llave d'Ana ñ");
  for (const file of [own, key]) spawnSync("ssh-keygen", ["-q", "-t", "ed25519", "-N", "", "-f", file]);
  if (userInfo().uid === 0) mkdirSync("/run/sshd", { recursive: true });
  const config = path.join(folder, "sshd_config");
  const lines = [
    `Port ${port}`,
    "ListenAddress 127.0.0.1",
    `HostKey "${own}"`,
    `AuthorizedKeysFile "${key}.pub"`,
    "StrictModes no",
    "UsePAM no",
    "PidFile none",
    ...(command ? [`ForceCommand ${command}`] : []),
  ];
  writeFileSync(config, `${lines.join("\n")}\n`);
  const server = spawn(SSHD, ["-D", "-e", "-f", config], { stdio: "ignore" });
  t.after(() => server.kill());
  for (
    let turn = 0;
    turn < 100 && spawnSync("ssh-keyscan", ["-p", String(port), "127.0.0.1"]).stdout.length === 0;
    turn++
  )
    await wait(100);
  const quiet = "-oStrictHostKeyChecking=no -oUserKnownHostsFile=/dev/null -oLogLevel=ERROR -oBatchMode=yes";
  const shellWith = ({ key: other = key, port: to = port }) =>
    `ssh -p ${to} -i "${other}" -oIdentitiesOnly=yes ${quiet}`;
  return { shell: shellWith({}), shellWith, at: (place) => `${userInfo().username}@127.0.0.1:${place}` };
}
