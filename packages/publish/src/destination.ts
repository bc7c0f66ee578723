import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { Refusal, refusalFor } from "./refusal";

/** A folder that a web server shows as the root of its address, here or where ssh leads. */
export type Destination = { folder: string; host?: string };

/** Such as `ana@www.example.org:/srv/periodico`; a name that begins with a hyphen would be an option of ssh. */
const REMOTE = /^((?:[\w.][\w.-]*@)?\w[\w.-]*):(?!:|\/\/)(.+)$/;

/** How long the other side may be silent, in seconds, before one gives up. */
const PATIENCE_S = 60;

/**
 * Reads where a site is to be published.
 * @param name a folder, or `user@host:folder`; `~/` is the user's own folder there
 * @param project the project's folder, which is no destination
 * @throws Refusal if it is none of these
 */
export function readDestination(name: string, project: string): Destination {
  const [, host, folder = name] = REMOTE.exec(name) ?? [];
  if (/^-|^~[^/]|[\n\r]/.test(folder) || (!host && /^[^/]*:/.test(name)))
    throw new Refusal(`«${name}» no es un destino: se espera una carpeta, o usuario@servidor:carpeta.`);
  // A name without a slash before it begins in the user's folder there.
  if (host) return { host, folder: folder.replace(/^~\/?/, "") || "." };
  const here = path.resolve(folder.replace(/^~(?=\/|$)/, homedir()));
  if (`${here}/`.startsWith(`${path.resolve(project)}/`))
    throw new Refusal(`${here} está dentro del proyecto: el destino es la carpeta que enseña el servidor.`);
  return { folder: here };
}

/** A word that a shell takes as it is. */
const quoted = (word: string): string => `'${word.replaceAll("'", "'\\''")}'`;

/** The exit status of a program that ends. @throws Refusal with what went wrong if it could not be started */
async function exitOf(ended: Promise<unknown[]>): Promise<unknown> {
  try {
    const [status] = await ended;
    return status;
  } catch (error) {
    throw refusalFor(String(error));
  }
}

/** What server.sh must know. */
export type Order = {
  mode: "publish" | "rollback" | "look";
  base: string;
  about: string;
  first: boolean;
  newAddress: boolean;
  who: string;
  archive: string;
};

/** A publication that is going on at its destination, where it holds the lock until it ends. */
export class Session {
  readonly #script;
  readonly #lines: AsyncIterator<string>;
  readonly #said;
  readonly #ended;
  readonly #shell: string[];
  readonly #control = mkdtempSync(path.join(tmpdir(), "publicar-"));

  /** @param shell how the host is reached, with options if need be: `ssh -p 2222` */
  constructor(
    readonly destination: Destination,
    order: Order,
    shell: string,
  ) {
    // rsync goes through the same connection: a password is asked for once, and a line that is dead is noticed.
    const shared = ["-oControlMaster=auto", `-oControlPath=${this.#control}/ssh`, "-oServerAliveInterval=15"];
    this.#shell = [...shell.split(" "), ...shared];
    const yes = (wanted: boolean) => (wanted ? "yes" : "no");
    const given = {
      root: destination.folder,
      mode: order.mode,
      base: order.base,
      about: order.about,
      who: order.who,
      archive: order.archive,
      first: yes(order.first),
      new_address: yes(order.newAddress),
    };
    const script = [
      ...Object.entries(given).map(([name, value]) => `${name}=${quoted(value)}`),
      readFileSync(new URL("server.sh", import.meta.url), "utf8"),
    ].join("\n");
    const [command = "sh", ...args] = destination.host
      ? [...this.#shell, destination.host, `sh -c ${quoted(script)}`]
      : ["sh", "-c", script];
    this.#script = spawn(command, args, { stdio: "pipe" });
    // It may end before it has read all; its own words say why.
    this.#script.stdin.on("error", () => undefined);
    this.#lines = createInterface(this.#script.stdout)[Symbol.asyncIterator]();
    this.#said = text(this.#script.stderr);
    this.#ended = once(this.#script, "close");
    this.#ended.catch(() => undefined);
  }

  /** Says lines to the script. */
  tell(...lines: readonly string[]): void {
    this.#script.stdin.write(lines.map((line) => `${line}\n`).join(""));
  }

  /**
   * The next line that the script says, in words.
   * @param remark is given what it only remarks
   * @throws Refusal with its reason, or with what went wrong, if it says no more
   */
  async answer(remark: (line: string) => void): Promise<string[]> {
    for (;;) {
      const next: IteratorResult<string, unknown> = await this.#lines.next();
      if (next.done) {
        const code = await exitOf(this.#ended);
        const said = (await this.#said).trim();
        throw code === 3 ? new Refusal(said) : refusalFor(said);
      }
      const { value } = next;
      if (value.startsWith("note ")) remark(value.slice("note ".length));
      // What a shell says of itself at its start is nothing to us.
      else if (/^(upload|unchanged|placed|back)\b/.test(value)) return value.split(" ");
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
      "--protect-args",
      ...(host ? [`--rsh=${this.#shell.join(" ")}`] : []),
      "./",
      host ? `${host}:${to}/` : `${to}/`,
    ];
    const rsync = spawn("rsync", args, { cwd: from, stdio: "pipe" });
    rsync.stdin.on("error", () => undefined);
    rsync.stdin.end(files.join("\0"));
    const named = text(rsync.stdout);
    const said = text(rsync.stderr);
    const code = await exitOf(once(rsync, "close"));
    if (code !== 0) throw refusalFor(await said);
    return (await named).split("\n").filter((name) => name !== "" && !name.endsWith("/"));
  }

  /** Ends it: the script leaves what it has not put in place, and frees the lock. */
  async end(): Promise<void> {
    this.#script.stdin.end();
    await this.#ended.catch(() => undefined);
    rmSync(this.#control, { recursive: true, force: true });
  }
}
