import { spawn } from "node:child_process";
import { rm } from "node:fs/promises";
import path from "node:path";
import { watchMemory } from "./memory";

/** A command that came to its end: seconds, the most memory its processes held together, in bytes, and what it said last. */
export type Done = { seconds: number; memory: number | undefined; words: string };

const LAST_WORDS = 2000;

/** A build that takes longer has gone wrong. */
const LIMIT_MS = 1_200_000;

/** Ends a process and those it has started, which are a group of their own. */
function endGroup(pid: number): void {
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // It has ended by itself in the meantime.
  }
}

/**
 * Runs one of the project's own npm scripts.
 * @param project its folder
 * @param environment what is set besides this process's own
 * @param limit milliseconds after which it is stopped
 * @throws Error with the script's last words if it fails, or if it takes longer than the limit
 */
export async function runScript(
  project: string,
  script: string,
  environment: Record<string, string> = {},
  limit = LIMIT_MS,
): Promise<Done> {
  const begun = performance.now();
  const child = spawn("npm", ["run", script], {
    cwd: project,
    detached: true,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const { pid } = child;
  if (pid === undefined) throw new Error("npm could not be started");
  const end = () => endGroup(pid);
  process.once("exit", end);
  let words = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (piece: Buffer) => (words = (words + piece.toString("utf8")).slice(-LAST_WORDS)));
  }
  const watch = watchMemory(pid);
  const late = AbortSignal.timeout(limit);
  late.addEventListener("abort", end);
  const code = await new Promise<number | null>((resolve, reject) =>
    child.once("close", resolve).once("error", reject),
  );
  late.removeEventListener("abort", end);
  process.removeListener("exit", end);
  const memory = watch.stop();
  if (late.aborted) throw new Error(`npm run ${script} was stopped after ${Math.round(limit / 1000)} s`);
  if (code !== 0) throw new Error(`npm run ${script} failed:\n${words}`);
  return { seconds: (performance.now() - begun) / 1000, memory, words };
}

/**
 * Runs one of the project's own npm scripts, with its words on this process's own output.
 * @param words the script's name, and what it is given after `--`
 * @throws Error if it fails
 */
export async function runAloud(
  project: string,
  words: readonly string[],
  environment: Record<string, string>,
): Promise<void> {
  const child = spawn("npm", ["run", ...words], {
    cwd: project,
    detached: true,
    env: { ...process.env, ...environment },
    stdio: ["ignore", "inherit", "inherit"],
  });
  const { pid } = child;
  if (pid === undefined) throw new Error("npm could not be started");
  const end = () => endGroup(pid);
  process.once("exit", end);
  const code = await new Promise<number | null>((resolve, reject) =>
    child.once("close", resolve).once("error", reject),
  );
  process.removeListener("exit", end);
  if (code !== 0) throw new Error(`npm run ${words.join(" ")} failed in ${path.basename(project)}`);
}

/** What would make another site of it, if it were set where the bench is started. */
const PLAIN = { NEXT_RUNTIME: "", BASE_PATH: "" };

/**
 * Builds the project from nothing but its cache of pictures, as runScript does.
 * @throws Error as runScript does
 */
export async function build(
  project: string,
  environment: Record<string, string> = {},
  limit = LIMIT_MS,
): Promise<Done> {
  for (const made of [".next", "out"]) await rm(path.join(project, made), { recursive: true, force: true });
  return runScript(project, "build", { ...PLAIN, ...environment }, limit);
}
