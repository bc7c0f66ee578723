import { readdirSync, realpathSync, statSync, type Dirent, type Stats } from "node:fs";
import path from "node:path";
import { Stop } from "./stop";

/*
 * What a folder of this machine holds. Everyone who reads one asks here: what editors' machines leave in it is not content,
 * and a folder that cannot be read is not an empty one.
 */

/** Names that begin with a dot and that hosts and crawlers ask for all the same. */
const ASKED_FOR = [".well-known", ".nojekyll", ".htaccess"];

/** What systems, editors and browsers leave beside the files they touch, as they name it. */
const LEFT_BEHIND: readonly RegExp[] = [
  // Hidden: macOS (.DS_Store, ._foto.jpg), vim (.foto.swp), Emacs' locks (.#economia.ts), LibreOffice's, KDE's, git's own.
  /^\./,
  // Copies kept by editors: gedit and Emacs (economia.ts~, #economia.ts#), Word (~$economia.docx), merge tools.
  /~$|^#.*#$|^~\$|\.(bak|orig|rej|sw[opx]|tmp)$/i,
  // What a browser or a cloud has not finished bringing.
  /\.(crdownload|part|partial)$/i,
  // Windows' thumbnails and settings, the old Mac's icon and archives, the thumbnails and the bin of disks on a network.
  /^(thumbs\.db|ehthumbs\.db|desktop\.ini|icon\r|__macosx|@eadir|#recycle)$/i,
];

/** Whether a machine has left something of this name in a folder, and nobody means it: `.DS_Store`, `economia.ts~`. */
export const isLeftBehind = (name: string): boolean =>
  !ASKED_FOR.includes(name) && LEFT_BEHIND.some((pattern) => pattern.test(name));

/** What lies in a folder under a name; `nowhere` is a link that leads to nothing. */
export type Entry = { name: string; kind: "file" | "folder" | "nowhere" };

/** The system's name for what went wrong, such as ENOENT. */
export const codeOf = (error: unknown): string =>
  typeof error === "object" && error !== null && "code" in error ? String(error.code) : String(error);

const REASONS: Readonly<Record<string, string>> = {
  EACCES: "no hay permiso para leerlo",
  EISDIR: "es una carpeta, se esperaba un archivo",
  ELOOP: "es un enlace que vuelve a sí mismo",
  ENOENT: "no existe",
  ENOTDIR: "no es una carpeta",
  EPERM: "no hay permiso para leerlo",
};

/** Why a file or a folder could not be read, as an editor is told it. @param error what the system threw */
export function unreadable(error: unknown): string {
  const code = codeOf(error);
  return `no se puede leer: ${REASONS[code] ?? `el sistema dice ${code}`}`;
}

/** @throws Stop if the system says of a link something else than that it leads nowhere */
function kindOf(entry: Dirent): Entry["kind"] | undefined {
  const file = path.join(entry.parentPath, entry.name);
  let found: Dirent | Stats = entry;
  try {
    if (entry.isSymbolicLink()) found = statSync(file);
  } catch (error) {
    if (["ENOENT", "ELOOP"].includes(codeOf(error))) return "nowhere";
    throw new Stop(`${file} ${unreadable(error)}`);
  }
  if (found.isFile()) return "file";
  // A socket or a device is nobody's content.
  return found.isDirectory() ? "folder" : undefined;
}

/**
 * What lies in a folder, links followed, in a fixed order, without what machines have left there.
 * @returns nothing if there is no such folder
 * @throws Stop if there is one that cannot be read
 */
export function entriesOf(folder: string): Entry[] {
  let entries: Dirent[];
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (codeOf(error) === "ENOENT") return [];
    throw new Stop(`${folder} ${unreadable(error)}`);
  }
  return entries
    .filter(({ name }) => !isLeftBehind(name))
    .flatMap((entry) => {
      const kind = kindOf(entry);
      return kind ? [{ name: entry.name, kind }] : [];
    })
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

function filesBelow(folder: string, above: readonly string[]): string[] {
  const entries = entriesOf(folder);
  if (entries.length === 0) return [];
  const real = realpathSync(folder);
  if (above.includes(real))
    throw new Stop(`${folder} no se puede leer: es un enlace que vuelve a una carpeta de encima`);
  return entries.flatMap(({ name, kind }) => {
    if (kind === "folder")
      return filesBelow(path.join(folder, name), [...above, real]).map((file) => `${name}/${file}`);
    return kind === "file" ? [name] : [];
  });
}

/**
 * Every file below a folder, relative to it, in a fixed order, without what machines have left there.
 * @returns nothing if there is no such folder
 * @throws Stop if one of its folders cannot be read
 */
export const filesIn = (folder: string): string[] => filesBelow(folder, []).sort();
