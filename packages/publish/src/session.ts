import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import type { Destination } from "./destination";
import { HASHED_FOLDERS, HASHED_NAME } from "./edition";
import { Refusal, refusalFor } from "./refusal";
import { forRsync, forRsyncThere, forShell, wordsOf } from "./words";

/** How long the other side may be silent, in seconds, before one gives up. */
const PATIENCE_S = 60;

/** What begins each line that server.sh says to us; what a login says at its start is nothing to us. */
const OURS = "plain-publish ";

/** What server.sh must know of a publication. */
export type Order = {
  mode: "publish" | "rollback" | "look";
  /** The sub-path of the site, empty or such as `/periodico`. */
  base: string;
  /** What the destination remembers of an edition, in one line (`Edition`). */
  about: string;
  first: boolean;
  newAddress: boolean;
  /** Whom another publication is told to wait for. */
  who: string;
  /** The folder of the site in which editions stay; empty if none do. */
  archive: string;
};

/** What server.sh answers: what comes next, and what it says of that by name, in its order. */
export type Answer = { next: string; values: ReadonlyMap<string, readonly string[]> };

/** The exit status of a program that ends. @throws Refusal with what went wrong if it could not be started */
async function exitOf(ended: Promise<unknown[]>): Promise<unknown> {
  try {
    const [status] = await ended;
    return status;
  } catch (error) {
    throw refusalFor(String(error));
  }
}

/**
 * A folder for the socket that connections share. A system takes few letters of its name (104 on macOS, of which ssh wants
 * twenty), and ssh reads blanks and percent signs in it.
 * @returns none where there is no such place: then each connection is one of its own
 */
function socketFolder(): string | undefined {
  for (const folder of [tmpdir(), "/tmp"]) {
    if (!/^[\w/.-]{1,60}$/.test(folder)) continue;
    try {
      return mkdtempSync(path.join(folder, "publish-"));
    } catch {
      // Nobody may write there, or it is not there: the next one may be better.
    }
  }
  return undefined;
}

/**
 * Sees to it that rsync is the one whose options are used here.
 * @throws Refusal if it is another, or missing
 */
export async function checkRsync(): Promise<void> {
  const rsync = spawn("rsync", ["--version"], { stdio: ["ignore", "pipe", "ignore"] });
  const [words] = await Promise.all([text(rsync.stdout), exitOf(once(rsync, "close"))]);
  if (!/^rsync +version/.test(words))
    throw new Refusal(
      `El rsync de esta máquina es otro (${words.split("\n")[0] || "no dice cuál"}), como el openrsync de macOS, y no sabe lo que hace falta. Instala el de siempre: brew install rsync.`,
    );
}

/** A publication that is going on at its destination, where it holds the lock until it ends. */
export class Session {
  readonly #script;
  readonly #lines: AsyncIterator<string>;
  readonly #errors;
  readonly #ended;
  readonly #shell: readonly string[];
  readonly #sockets: string | undefined;

  /**
   * @param shell how the host is reached, as in RSYNC_RSH: `ssh -p 2222`
   * @throws Refusal if that is no command
   */
  constructor(
    readonly destination: Destination,
    order: Order,
    shell: string,
  ) {
    const words = wordsOf(shell);
    this.#sockets = destination.host ? socketFolder() : undefined;
    // rsync goes through the same connection: a password is asked for once, and a line that is dead is noticed.
    const shared = this.#sockets ? ["-oControlMaster=auto", `-oControlPath=${this.#sockets}/ssh`] : [];
    this.#shell = [...words, ...shared, "-oServerAliveInterval=15"];
    const yes = (wanted: boolean) => (wanted ? "yes" : "no");
    const given = {
      root: destination.folder,
      mode: order.mode,
      base: order.base,
      about: order.about,
      who: order.who,
      first: yes(order.first),
      new_address: yes(order.newAddress),
      archive: order.archive,
      hashed_folders: HASHED_FOLDERS.join(" "),
      hashed_name: HASHED_NAME,
    };
    const script = [
      ...Object.entries(given).map(([name, value]) => `${name}=${forShell(value)}`),
      readFileSync(new URL("server.sh", import.meta.url), "utf8"),
    ].join("\n");
    const [command = "sh", ...args] = destination.host
      ? [...this.#shell, destination.host, `sh -c ${forShell(script)}`]
      : ["sh", "-c", script];
    this.#script = spawn(command, args, { stdio: "pipe" });
    // It may end before it has read all; its own words say why.
    this.#script.stdin.on("error", () => undefined);
    this.#lines = createInterface(this.#script.stdout)[Symbol.asyncIterator]();
    this.#errors = text(this.#script.stderr);
    this.#ended = once(this.#script, "close");
    this.#ended.catch(() => undefined);
  }

  /** Says lines to the script, each a word of its own and what follows. */
  tell(...lines: readonly string[]): void {
    this.#script.stdin.write(lines.map((line) => `${line}\n`).join(""));
  }

  /**
   * What the script answers.
   * @param remark is given what it only remarks
   * @throws Refusal with its reason, or with what went wrong, if it does not answer
   */
  async answer(remark: (line: string) => void): Promise<Answer> {
    const values = new Map<string, string[]>();
    for (;;) {
      const line: IteratorResult<string, unknown> = await this.#lines.next();
      if (line.done) {
        await exitOf(this.#ended);
        throw refusalFor(await this.#errors);
      }
      if (!line.value.startsWith(OURS)) continue;
      const [, name = "", value = ""] = /^(\S+) (.*)$/.exec(line.value.slice(OURS.length)) ?? [];
      if (name === "refused") throw new Refusal(value);
      if (name === "next") return { next: value, values };
      if (name === "note") remark(value);
      else values.set(name, [...(values.get(name) ?? []), value]);
    }
  }

  /**
   * Copies files of a folder to one at the destination, and gives the names of those that were not there.
   * @throws Refusal with what went wrong
   */
  async send(from: string, files: readonly string[], to: string, options: readonly string[]): Promise<string[]> {
    const { host } = this.destination;
    const args = [
      ...options,
      // As old as what it is made of, for browsers ask by its age.
      "--times",
      // Readable for any server.
      "--perms",
      "--chmod=D755,F644",
      `--timeout=${PATIENCE_S}`,
      "--from0",
      "--files-from=-",
      "--out-format=%n",
      // Nobody parts a path at its blanks on the way.
      "--protect-args",
      ...(host ? [`--rsh=${forRsync(this.#shell)}`] : []),
      "./",
      host ? `${host}:${forRsyncThere(to)}/` : `${to}/`,
    ];
    const rsync = spawn("rsync", args, { cwd: from, stdio: "pipe" });
    rsync.stdin.on("error", () => undefined);
    rsync.stdin.end(files.join("\0"));
    const named = text(rsync.stdout);
    const errors = text(rsync.stderr);
    const code = await exitOf(once(rsync, "close"));
    if (code !== 0) throw refusalFor(await errors);
    return (await named).split("\n").filter((name) => name !== "" && !name.endsWith("/"));
  }

  /** Ends it: the script leaves what it has not put in place, and frees the lock. */
  async end(): Promise<void> {
    this.#script.stdin.end();
    await this.#ended.catch(() => undefined);
    if (this.#sockets) rmSync(this.#sockets, { recursive: true, force: true });
  }
}
