import { spawn, spawnSync } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { listen, type Running } from "./serve/server";

/* Every command that tools and tests start, and how each ends: by itself, at its limit, or with this process. */

/** What is set besides this process's own environment. */
export type Environment = Readonly<Record<string, string>>;

export type RunOptions = {
  /** The folder it runs in. */
  cwd?: string;
  env?: Environment;
  /** Milliseconds after which it is stopped, with all it has started. */
  limit?: number;
  /** Its words go to this process's own output, and are not kept. */
  aloud?: boolean;
};

const LAST_WORDS = 2000;

type Stdio = "ignore" | "inherit" | "pipe";

/** Starts a command as a group of its own, so that what it starts ends with it, and with this process at the latest. */
function start(command: string, args: readonly string[], { cwd, env }: RunOptions, stdio: [Stdio, Stdio, Stdio]) {
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio, detached: true });
  let words = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (piece: string) => {
      words = (words + piece).slice(-LAST_WORDS);
    });
  let over = false;
  const end = (signal: NodeJS.Signals) => {
    // Later its number may be another's.
    if (over || child.pid === undefined) return;
    try {
      process.kill(-child.pid, signal);
    } catch {
      // It has ended by itself in the meantime.
    }
  };
  const endNow = () => end("SIGKILL");
  // Before its folder is cleared away.
  process.prependOnceListener("exit", endNow);
  const ended = new Promise<number | null>((resolve, reject) =>
    child.once("close", resolve).once("error", reject),
  ).finally(() => {
    over = true;
    process.removeListener("exit", endNow);
  });
  return { child, end, ended, lastWords: () => words };
}

/**
 * Runs a command to its end.
 * @throws Error with its last words if it fails, cannot be started, or takes longer than its limit
 */
export async function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<void> {
  const { limit, aloud = false } = options;
  const name = [command, ...args].join(" ");
  const output = aloud ? "inherit" : "pipe";
  const { end, ended, lastWords } = start(command, args, options, ["ignore", output, output]);
  const late = limit === undefined ? undefined : AbortSignal.timeout(limit);
  late?.addEventListener("abort", () => end("SIGKILL"));
  const code = await ended;
  if (late?.aborted && code !== 0) throw new Error(`${name} was stopped after ${Math.round((limit ?? 0) / 1000)} s`);
  if (code !== 0) throw new Error(`${name} failed${lastWords() ? `:\n${lastWords()}` : ""}`);
}

/** How long a server may take until it answers, on a core with other work. */
const PATIENCE_MS = 60_000;

/**
 * Starts a server and waits until it answers at its address, whatever the status.
 * @param options its folder and environment, and how long it may be silent, in milliseconds, if not a minute
 * @returns also what it has written last on standard error
 * @throws Error with that if it ends, or does not answer in time
 */
export async function startServer(
  url: string,
  command: string,
  args: readonly string[],
  { limit = PATIENCE_MS, ...options }: Pick<RunOptions, "cwd" | "env" | "limit"> = {},
): Promise<Running & { lastWords: () => string }> {
  const { child, end, ended, lastWords } = start(command, args, options, ["ignore", "ignore", "pipe"]);
  const over = ended.catch(() => null);
  const stop = async () => {
    end("SIGTERM");
    await over;
  };
  const begun = Date.now();
  while (Date.now() - begun < limit && child.exitCode === null) {
    // Read to its end: where a server closes an answer that nobody reads, Node 24 ends (nodejs/undici#5360).
    const answer = await fetch(url)
      .then((response) => response.arrayBuffer())
      .catch(() => undefined);
    if (answer) return { url, stop, lastWords };
    await wait(100);
  }
  await stop();
  throw new Error(`${command} does not answer at ${url}\n${lastWords()}`);
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const { url, stop } = await listen(() => undefined);
  await stop();
  return Number(new URL(url).port);
}

/** What a short command says, on standard output or else on standard error; undefined if it fails or is not there. */
export function wordsOf(command: string, ...args: string[]): string | undefined {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: "utf8" });
  return status === 0 ? (stdout || stderr).trim() : undefined;
}

/** Whether a command is on this machine. */
export const has = (command: string): boolean => wordsOf("which", command) !== undefined;

/** Lets a signal end this process in the ordinary way, and with it all that it has started. */
export function endOnSignals(): void {
  process.once("SIGINT", () => process.exit(130));
  process.once("SIGTERM", () => process.exit(143));
}
