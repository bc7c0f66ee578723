import {
  chmod,
  copyFile,
  mkdir,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  rmdir,
  stat,
  symlink,
  utimes,
  writeFile,
} from "node:fs/promises";
import path from "node:path";
import { inTurn } from "../../adapter/progress";
import { editionFolder, linkTo, OWN, type Destination, type Found, type Step } from "./destination";
import { readState } from "./state";

/** The system's name for what went wrong, such as ENOENT. */
const codeOf = (error: unknown): unknown =>
  typeof error === "object" && error !== null && "code" in error ? error.code : undefined;

/** What a look gives, or nothing where there is nothing to look at. */
const unlessMissing = <Seen>(look: Promise<Seen>): Promise<Seen | undefined> =>
  look.catch((error: unknown) => {
    if (["ENOENT", "ENOTDIR"].includes(String(codeOf(error)))) return undefined;
    throw error;
  });

/** A folder of this machine that a site is published in. */
export class Folder implements Destination {
  /**
   * @param site the folder that the site's address leads to
   * @param out the finished site
   */
  constructor(
    readonly site: string,
    readonly out: string,
  ) {}

  #in(...names: string[]): string {
    return path.join(this.site, ...names);
  }

  async find(pages: readonly string[]): Promise<Found> {
    const hashed = new Map<string, number>();
    for (const folder of ["assets", "media"]) {
      const entries = await unlessMissing(readdir(this.#in(folder), { recursive: true, withFileTypes: true }));
      for (const entry of entries?.filter((candidate) => candidate.isFile()) ?? []) {
        const file = path.join(entry.parentPath, entry.name);
        hashed.set(path.relative(this.site, file).split(path.sep).join("/"), (await stat(file)).size);
      }
    }
    const current = await unlessMissing(readlink(this.#in(OWN, "current")));
    const state = await unlessMissing(readFile(this.#in(OWN, "state.json"), "utf8"));
    const plain: string[] = [];
    for (const page of pages) {
      // A link cannot be read as one if it is a file.
      const isLink = await readlink(this.#in(page)).then(
        () => true,
        () => false,
      );
      if (!isLink && (await unlessMissing(stat(this.#in(page))))?.isFile()) plain.push(page);
    }
    return { state: readState(state ?? ""), current: current && path.basename(current), hashed, plain };
  }

  async lock(owner: string): Promise<string | undefined> {
    await mkdir(this.#in(OWN), { recursive: true });
    try {
      await mkdir(this.#in(OWN, "lock"));
    } catch (error) {
      if (codeOf(error) !== "EEXIST") throw error;
      return (await unlessMissing(readFile(this.#in(OWN, "lock/owner"), "utf8"))) ?? "";
    }
    await writeFile(this.#in(OWN, "lock/owner"), owner);
    await rm(this.#in(OWN, "incoming"), { recursive: true, force: true });
    await mkdir(this.#in(OWN, "incoming"));
    return undefined;
  }

  async unlock(): Promise<void> {
    await rm(this.#in(OWN, "lock"), { recursive: true, force: true });
  }

  async run(step: Step): Promise<void> {
    switch (step.do) {
      case "record":
        await this.#place("state.json", OWN, (file) => writeFile(file, JSON.stringify(step.state)));
        return;
      case "upload":
        await inTurn("Subiendo", step.files, (file) =>
          this.#place(file, "", (to) => this.#copy(path.join(this.out, file), to)),
        );
        return;
      case "pages":
        await inTurn("Subiendo", step.files, (file) => this.#copyPage(path.join(this.out, file), step.edition, file));
        return;
      case "adopt":
        for (const file of step.files) await this.#copyPage(this.#in(file), step.edition, file);
        return;
      case "point":
        for (const file of step.files) await this.#point(file);
        return;
      case "swap":
        await this.#place("current", OWN, (link) => symlink(`editions/${step.edition}`, link));
        return;
      case "unpoint":
        for (const file of step.files) await this.#unpoint(file);
        return;
      case "clear":
        for (const file of step.files) await rm(this.#in(file), { force: true });
        for (const edition of step.editions)
          await rm(this.#in(editionFolder(edition)), { recursive: true, force: true });
    }
  }

  /** Makes a file or link aside and puts it in its place whole. */
  async #place(name: string, folder: string, make: (aside: string) => Promise<void>): Promise<void> {
    const aside = this.#in(OWN, "incoming", "next");
    const target = this.#in(folder, name);
    await rm(aside, { force: true });
    await make(aside);
    await mkdir(path.dirname(target), { recursive: true });
    await rename(aside, target);
  }

  /** A copy that any server can read, as old as what it is made of, for browsers ask by its age. */
  async #copy(from: string, to: string): Promise<void> {
    await copyFile(from, to);
    await chmod(to, 0o644);
    const { atime, mtime } = await stat(from);
    await utimes(to, atime, mtime);
  }

  /** To an edition's folder, which nobody reads before all of it is there. */
  async #copyPage(from: string, edition: string, page: string): Promise<void> {
    const to = this.#in(editionFolder(edition), page);
    await mkdir(path.dirname(to), { recursive: true });
    await this.#copy(from, to);
  }

  async #point(page: string): Promise<void> {
    const present = await readlink(this.#in(page)).catch(() => undefined);
    if (present !== linkTo(page)) await this.#place(page, "", (link) => symlink(linkTo(page), link));
  }

  async #unpoint(page: string): Promise<void> {
    const present = await readlink(this.#in(page)).catch(() => undefined);
    if (present !== linkTo(page)) return;
    await rm(this.#in(page));
    // Its folder goes too, unless it holds something else.
    for (let folder = path.dirname(page); folder !== "."; folder = path.dirname(folder))
      await rmdir(this.#in(folder)).catch(() => undefined);
  }
}
