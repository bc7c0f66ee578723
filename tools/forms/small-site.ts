import { createHash } from "node:crypto";
import { cp, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { filesIn } from "../../adapter/files";
import { run, type Done } from "../processes";
import { ROOT } from "../project";

/** A small project with an earlier site in its `out`, and a page that has changed since. */
export class Site {
  constructor(
    readonly root: string,
    /** The fingerprints of the site that was there before the page changed, and of the one after. */
    readonly earlier: string,
    readonly later: string,
  ) {}

  at(...names: string[]): string {
    return path.join(this.root, ...names);
  }

  /** @throws Error with the build's last words if it fails, or is killed at its limit */
  build(limit?: number): Promise<Done> {
    return buildIn(this.root, limit);
  }

  /** Puts the earlier site back. */
  async reset(): Promise<void> {
    await rm(this.at("out"), { recursive: true, force: true });
    await cp(this.at("earlier"), this.at("out"), { recursive: true });
  }

  /** Which of the two sites is in `out`. @throws Error if it is neither, whole */
  async present(): Promise<"earlier" | "later"> {
    const found = await fingerprint(this.at("out"));
    if (found === this.earlier) return "earlier";
    if (found === this.later) return "later";
    throw new Error(`out is neither the earlier site nor the new one:\n${(await filesIn(this.at("out"))).join("\n")}`);
  }
}

const buildIn = (root: string, limit?: number) =>
  run(process.execPath, [path.join(ROOT, "adapter/build.mjs"), root], {
    env: { NEXT_RUNTIME: "", BASE_PATH: "", NEXT_TELEMETRY_DISABLED: "1" },
    ...(limit === undefined ? {} : { limit }),
  });

/** A hash of the names and contents of a folder's files. */
async function fingerprint(folder: string): Promise<string> {
  const sum = createHash("sha256");
  for (const file of await filesIn(folder)) sum.update(`${file}\0`).update(await readFile(path.join(folder, file)));
  return sum.digest("hex");
}

/**
 * Builds the adapter's small project twice: as it is, and with another headline.
 * @param root where it is put, two folders below the repository, whose packages it uses
 */
export async function makeSite(root: string): Promise<Site> {
  await cp(path.join(ROOT, "tests/fixtures/adapter-project"), root, { recursive: true });
  await buildIn(root);
  await cp(path.join(root, "out"), path.join(root, "earlier"), { recursive: true });
  const earlier = await fingerprint(path.join(root, "out"));
  const page = path.join(root, "app/page.tsx");
  const text = await readFile(page, "utf8");
  await writeFile(page, text.replace("Cuaderno", "Cuaderno del día"));
  await buildIn(root);
  const later = await fingerprint(path.join(root, "out"));
  if (earlier === later) throw new Error("the changed page has not changed the site");
  return new Site(root, earlier, later);
}
