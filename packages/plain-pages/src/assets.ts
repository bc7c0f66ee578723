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
  /** The addresses of what has been taken over, by the hashes of their contents. */
  readonly #taken = new Map<string, string>();

  /**
   * @param out the exported site
   * @param base the sub-path, empty or such as `/periodico`
   */
  constructor(
    readonly out: string,
    readonly base: string,
  ) {}

  /** Adds a file whose name holds its hash, and gives its address. */
  add(name: string, content: Uint8Array | string): string {
    this.files.set(name, content);
    return `${this.base}/${ASSETS}/${name}`;
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
    const content = await this.read(page, address);
    const hash = nameHash(content);
    const { base, ext } = path.posix.parse(address);
    const taken = this.#taken.get(hash) ?? this.add(`${base.split(".")[0]}.${hash}${ext}`, content);
    this.#taken.set(hash, taken);
    return taken;
  }
}
