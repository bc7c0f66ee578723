import { spawn } from "node:child_process";
import path from "node:path";
import { createInterface } from "node:readline";
import { progress } from "../../adapter/progress";
import { editionFolder, linkTo, OWN, type Destination, type Found, type Step } from "./destination";
import { Refusal } from "./refusal";
import { readState } from "./state";

/** How files are made readable for any server. */
const READABLE = ["--perms", "--chmod=D755,F644"];

/** How long the other side may be silent before rsync gives up. */
const PATIENCE_S = 60;

/** A word that a shell takes as it is. */
const quoted = (word: string): string => `'${word.replaceAll("'", "'\\''")}'`;

/** What a shell on the other side must know, for GNU or BusyBox. */
const COMMANDS = `
umask 022
place() { mkdir -p "$(dirname "$2")"; mv -fT "$1" "$2"; }
point() {
  test "$(readlink "$1")" = "$2" && return
  rm -f ${OWN}/incoming/next
  ln -s "$2" ${OWN}/incoming/next
  place ${OWN}/incoming/next "$1"
}
unpoint() {
  test "$(readlink "$1")" = "$2" || return 0
  rm "$1"
  rmdir -p "$(dirname "$1")" 2>/dev/null || :
}
adopt() { mkdir -p "$(dirname "$2")"; cp -p "$1" "$2"; }
`;

/**
 * Runs a program to its end and gives what it prints.
 * @param line is given each line of it as it comes
 * @throws Refusal if it cannot be started or fails, with what it said
 */
function run(
  program: string,
  args: readonly string[],
  input: string,
  { cwd, line }: { cwd?: string; line?: (text: string) => void } = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, stdio: "pipe" });
    const [printed, said]: [Buffer[], Buffer[]] = [[], []];
    child.stdout.on("data", (piece: Buffer) => printed.push(piece));
    child.stderr.on("data", (piece: Buffer) => said.push(piece));
    if (line) createInterface(child.stdout).on("line", line);
    // It may end before it has read all; its exit says why.
    child.stdin.on("error", () => undefined);
    child.stdin.end(input);
    child.once("error", (error) => reject(new Refusal(`${program}: ${error.message}`)));
    child.once("close", (code) => {
      if (code === 0) resolve(Buffer.concat(printed).toString("utf8"));
      else
        reject(
          new Refusal(`${program} ha terminado con ${String(code)}: ${Buffer.concat(said).toString("utf8").trim()}`),
        );
    });
  });
}

/** A folder of another machine that a site is published in, reached by rsync over ssh. */
export class Remote implements Destination {
  /**
   * @param host such as `user@host`, as ssh knows it
   * @param site the folder there that the site's address leads to
   * @param out the finished site, here
   * @param shell how the host is reached, with options if need be: `ssh -p 2222`
   */
  constructor(
    readonly host: string,
    readonly site: string,
    readonly out: string,
    readonly shell: string,
  ) {}

  /** Runs a script in the site's folder; whole, or not at all if the line breaks before it has arrived. */
  #shell(script: string): Promise<string> {
    const [program = "ssh", ...args] = this.shell.split(" ");
    const whole = `${COMMANDS}\nmain() {\nset -eu\n${script}\n}\nmain\n`;
    return run(program, [...args, this.host, "sh"], whole);
  }

  /** The same within the folder, which is there once the lock was taken. */
  #inside(lines: readonly string[]): Promise<string> {
    return this.#shell([`cd ${quoted(this.site)}`, ...lines].join("\n"));
  }

  /** Copies files of the finished site to a folder below the site's. */
  async #send(files: readonly string[], folder: string, args: readonly string[]): Promise<void> {
    const to = `${this.host}:${path.posix.join(this.site, folder)}/`;
    const { next, end } = progress("Subiendo", files.length);
    await run(
      "rsync",
      [
        ...args,
        ...READABLE,
        `--rsh=${this.shell}`,
        `--timeout=${PATIENCE_S}`,
        "--protect-args",
        "--from0",
        "--files-from=-",
        // A line for each file that goes over, at once.
        "--out-format=%n",
        "--outbuf=L",
        "./",
        to,
      ],
      files.join("\0"),
      { cwd: this.out, line: next },
    ).finally(end);
  }

  async find(pages: readonly string[]): Promise<Found> {
    const answer = await this.#shell(
      [
        `cd ${quoted(this.site)} 2>/dev/null || return 0`,
        `printf "current %s\\n" "$(readlink ${OWN}/current || :)"`,
        `printf "state %s\\n" "$(cat ${OWN}/state.json 2>/dev/null || :)"`,
        ...pages.map(
          (page) => `test -L ${quoted(page)} || test ! -f ${quoted(page)} || printf "plain %s\\n" ${quoted(page)}`,
        ),
        "find assets media -type f -exec wc -c {} + 2>/dev/null || :",
      ].join("\n"),
    );
    const lines = answer.split("\n");
    const after = (word: string) =>
      lines.filter((line) => line.startsWith(word)).map((line) => line.slice(word.length));
    const sizes = lines.flatMap((line) => {
      const [, size, file] = /^ *(\d+) ((?:assets|media)\/.*)$/.exec(line) ?? [];
      return file ? [[file, Number(size)] as const] : [];
    });
    const [current = ""] = after("current ");
    const [state = ""] = after("state ");
    return {
      state: readState(state),
      current: current ? path.posix.basename(current) : undefined,
      hashed: new Map(sizes),
      plain: after("plain "),
    };
  }

  async lock(owner: string): Promise<string | undefined> {
    const answer = await this.#shell(
      [
        `mkdir -p ${quoted(this.site)}`,
        `cd ${quoted(this.site)}`,
        `mkdir -p ${OWN}`,
        `if ! mkdir ${OWN}/lock 2>/dev/null; then`,
        // A folder that cannot be made for another reason is no lock.
        `test -d ${OWN}/lock || { echo "${OWN}/lock no se puede crear" >&2; return 1; }`,
        `printf "held %s\\n" "$(cat ${OWN}/lock/owner 2>/dev/null || :)"`,
        "return 0",
        "fi",
        `printf "%s\\n" ${quoted(owner)} > ${OWN}/lock/owner`,
        `rm -rf ${OWN}/incoming`,
        `mkdir ${OWN}/incoming`,
      ].join("\n"),
    );
    return /^held (.*)/.exec(answer)?.[1];
  }

  async unlock(): Promise<void> {
    await this.#inside([`rm -rf ${OWN}/lock`]);
  }

  async run(step: Step): Promise<void> {
    switch (step.do) {
      case "record":
        await this.#inside([
          `printf "%s\\n" ${quoted(JSON.stringify(step.state))} > ${OWN}/incoming/state.json`,
          `place ${OWN}/incoming/state.json ${OWN}/state.json`,
        ]);
        return;
      case "upload":
        // A name with a hash and the same size is the same file. rsync puts each in its place whole.
        await this.#send(step.files, "", ["--size-only", "--times", `--temp-dir=${OWN}/incoming`]);
        return;
      case "pages":
        await this.#inside([`mkdir -p ${quoted(editionFolder(step.edition))}`]);
        await this.#send(step.files, editionFolder(step.edition), ["--times"]);
        return;
      case "adopt":
        await this.#inside(
          step.files.map((file) => `adopt ${quoted(file)} ${quoted(`${editionFolder(step.edition)}/${file}`)}`),
        );
        return;
      case "point":
      case "unpoint":
        await this.#inside(step.files.map((file) => `${step.do} ${quoted(file)} ${quoted(linkTo(file))}`));
        return;
      case "swap":
        await this.#inside([`point ${OWN}/current ${quoted(`editions/${step.edition}`)}`]);
        return;
      case "clear":
        await this.#inside(
          [...step.files, ...step.editions.map(editionFolder)].map((file) => `rm -rf ${quoted(file)}`),
        );
    }
  }
}
