import { spawn } from "node:child_process";
import { watch } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { isLeftBehind } from "../../lib/folders";
import { ROOT } from "../root";
import { command } from "../say";

/*
 * `npm run dev`: Next's development server, and beside it whatever the data comes to name while
 * one works: pictures, films, posters. A mistake in the data is said in its line, and mended by
 * the next save. What follows the command goes to Next, such as `-p 4000`.
 */

/** Editors save in several steps, and several files at once. */
const SETTLED_MS = 150;

const ASSETS = path.join(ROOT, "tools/prepare.ts");

/** Runs a program of Node's with this process's own output, in its group of the terminal: Ctrl-C ends both. */
const start = (args: readonly string[]) => spawn(process.execPath, args, { cwd: ROOT, stdio: "inherit" });

/** Makes what the data names, in a process of its own, for one process reads a data file only once. @returns whether it is all there */
const makeAssets = (): Promise<boolean> =>
  new Promise((resolve, reject) =>
    start(["--import", "tsx", ASSETS])
      .once("error", reject)
      .once("close", (code) => resolve(code === 0)),
  );

/** Does some work once the data has changed, and again if it changed in the meantime. */
function onChange(work: () => Promise<void>): void {
  let waiting: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  watch(path.join(ROOT, "data"), { recursive: true }, (_, file) => {
    if (file && isLeftBehind(path.basename(file))) return;
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      running = running.then(work);
    }, SETTLED_MS);
  });
}

/** Starts Next; this process ends with it. */
function serve(): void {
  const next = start([createRequire(import.meta.url).resolve("next/dist/bin/next"), "dev", ...process.argv.slice(2)]);
  next.once("close", (code) => process.exit(code ?? 1));
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => next.kill(signal));
}

await command(async () => {
  let serving = false;
  const prepare = async () => {
    const whole = await makeAssets();
    // Until it has once been whole there is nothing to serve.
    if (serving) return;
    serving = whole;
    if (whole) serve();
    else process.stderr.write("Corrígelo y guarda: la web se abrirá entonces.\n");
  };
  onChange(prepare);
  await prepare();
});
