import { readFile } from "node:fs/promises";
import path from "node:path";
import { nameHash } from "./hash";
import { Problem } from "./problem";

/** The folder of the finished site for everything that may be kept for a year. */
export const ASSETS = "assets";

/**
 * The site's hashed files. Next's exports are taken over under a name made from their
 * content, so that what is the same has one address, and only what a page asks for
 * is taken at all.
 */
export class Assets {
  /** What is to be written to `assets/`, by name. */
  readonly files = new Map<string, Uint8Array | string>();
  readonly #names = new Map<string, string>();
  readonly #taken = new Map<string, string>();

  /**
   * @param out the exported site
   * @param base the sub-path, empty or such as `/periodico`
   */
  constructor(
    readonly out: string,
    readonly base: string,
  ) {}

  /** The address of the folder, with a slash at its end. */
  get folder(): string {
    return `${this.base}/${ASSETS}/`;
  }

  /** Adds a file whose name holds its hash, and gives its address. */
  add(name: string, content: Uint8Array | string): string {
    this.files.set(name, content);
    return this.folder + name;
  }

  /** The names under which files have been taken over so far, each with the hash of its content. */
  get taken(): [hash: string, name: string][] {
    return [...this.#names];
  }

  /**
   * Adds what an earlier build has added for the same page at the same point.
   * @param added names and contents
   * @param taken as it was afterwards
   */
  restore(added: ReadonlyMap<string, Uint8Array>, taken: readonly [hash: string, name: string][]): void {
    for (const [name, content] of added) this.files.set(name, content);
    for (const [hash, name] of taken) this.#names.set(hash, name);
  }

  /** Whether an address leads to one of Next's exported files. */
  isExported(address: string): boolean {
    return address.startsWith(`${this.base}/_next/`);
  }

  /**
   * Reads one of Next's exported files.
   * @throws Problem if the file is not there
   */
  async read(page: string, address: string): Promise<Uint8Array> {
    const file = path.join(this.out, address.slice(this.base.length));
    try {
      return await readFile(file);
    } catch (error) {
      throw new Problem(page, `asks for ${address}, which Next has not exported (${String(error)}).`);
    }
  }

  /**
   * Takes over one of Next's exported files and gives its new address.
   * @throws Problem if the file is not there
   */
  async take(page: string, address: string): Promise<string> {
    const known = this.#taken.get(address);
    if (known) return known;
    const content = await this.read(page, address);
    const hash = nameHash(content);
    const { base } = path.posix.parse(address);
    const name = this.#names.get(hash) ?? `${base.split(".")[0]}.${hash}${path.posix.extname(base)}`;
    this.#names.set(hash, name);
    const taken = this.add(name, content);
    this.#taken.set(address, taken);
    return taken;
  }
}
