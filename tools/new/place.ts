import { spawnSync } from "node:child_process";
import { rm, rmdir } from "node:fs/promises";
import path from "node:path";
import { write } from "../../lib/disk";
import { isLeftBehind } from "../../lib/folders";
import type { Newspaper } from "../../schema/newspaper";
import { newspaperSchema } from "../../schema/newspaper";

/* Where a new newspaper may be put, and how: nothing goes that git would not give back. */

/** The paths that git lists; undefined where there is no git or no repository. */
function listed(root: string, ...args: string[]): string[] | undefined {
  const { status, stdout } = spawnSync("git", [...args, "-z", "--", "data"], { cwd: root, encoding: "utf8" });
  return status === 0 ? stdout.split("\0").filter(Boolean) : undefined;
}

/**
 * What keeps a newspaper from being begun in a project; nothing if nothing does.
 * @param root the project's folder
 * @param name the new newspaper's
 * @param there the newspaper that is there
 */
export function refusal(root: string, name: string, there: Pick<Newspaper, "sample" | "name">): string | undefined {
  if (!name) return 'Falta el nombre: npm run new -- "Nombre del periódico"';
  const fault = newspaperSchema.shape.name.safeParse(name).error?.issues[0];
  if (fault) return `«${name}» ${fault.message}`;
  if (!there.sample) return `data/ ya es de «${there.name}»: esta orden solo sustituye a la muestra.`;
  const changed = listed(root, "diff", "HEAD", "--name-only", "--relative");
  // What .gitignore leaves out is among the others: it is somebody's all the same.
  const others = listed(root, "ls-files", "--others");
  if (!changed || !others) return "Esta carpeta no es un repositorio de git: no habría vuelta atrás.";
  const unsaved = [...changed, ...others.filter((file) => !isLeftBehind(path.basename(file)))];
  return unsaved.length > 0
    ? `Hay en data/ lo que git no ha guardado y se perdería; guárdalo (git add -f, git commit) o llévalo a otra carpeta:\n${unsaved.join("\n")}`
    : undefined;
}

/** Removes the pictures and films that git has, and the folders that are empty then. */
async function removeSample(root: string): Promise<void> {
  const files = (listed(root, "ls-files") ?? []).filter((file) => /^data\/(pictures|videos)\//.test(file));
  for (const file of files) await rm(path.join(root, file), { force: true });
  const folders = new Set(files.map((file) => path.dirname(file)));
  // The innermost first; what somebody has left in one keeps it.
  for (const folder of [...folders, "data/pictures", "data/videos"].toSorted((one, other) => other.length - one.length))
    await rmdir(path.join(root, folder)).catch(() => undefined);
}

/**
 * Puts a newspaper in the place of the sample, where `refusal` had nothing against it.
 * @param root the project's folder
 * @param files by their paths below `data`
 */
export async function putInPlace(root: string, files: ReadonlyMap<string, string>): Promise<void> {
  await removeSample(root);
  for (const [file, content] of files) await write(path.join(root, "data", file), content);
}
