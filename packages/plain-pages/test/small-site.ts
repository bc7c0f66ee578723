import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { cp, mkdir, mkdtemp, readFile } from "node:fs/promises";
import path from "node:path";
import { filesIn } from "../src/files";

/* The smallest project that this package can finish (test/project), built in copies. */

const PACKAGE = path.join(import.meta.dirname, "..");

/** Copies the small project to where it finds this package and what that has installed. @returns its folder */
export async function copyProject(): Promise<string> {
  const cache = path.join(PACKAGE, ".cache");
  await mkdir(cache, { recursive: true });
  const site = await mkdtemp(path.join(cache, "site-"));
  await cp(path.join(PACKAGE, "test/project"), site, { recursive: true });
  return site;
}

/**
 * Builds a project, as `plain-pages` in its folder would.
 * @param limit milliseconds after which the build is killed, with all it has started
 * @throws Error with what it has said, if it fails or is killed
 */
export async function build(site: string, limit?: number): Promise<void> {
  const child = spawn(process.execPath, [path.join(PACKAGE, "src/cli.mjs"), site], {
    env: { ...process.env, NEXT_RUNTIME: "", NEXT_TELEMETRY_DISABLED: "1" },
    stdio: ["ignore", "pipe", "pipe"],
    // A group of its own, so that what it starts can be killed with it.
    detached: true,
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (piece: string) => (said += piece));
  const kill = () => child.pid !== undefined && process.kill(-child.pid, "SIGKILL");
  const timer = limit === undefined ? undefined : setTimeout(kill, limit);
  const status = await new Promise((resolve, reject) => child.once("close", resolve).once("error", reject));
  clearTimeout(timer);
  if (status !== 0) throw new Error(`The build of ${site} failed:\n${said}`);
}

/** Every file of a folder with the hash of its bytes. */
export async function hashes(folder: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const file of await filesIn(folder))
    found[file] = createHash("sha256")
      .update(await readFile(path.join(folder, file)))
      .digest("hex");
  return found;
}
