import { mkdtemp, rm } from "node:fs/promises";
import { hostname, tmpdir, userInfo } from "node:os";
import path from "node:path";
import { readDestination, Session, type Order } from "./destination";
import { readEdition, type Edition } from "./edition";
import { write } from "./files";
import type { Project } from "./record";
import { askWhetherShown } from "./shown";

/** Editions that stay: each has its pages in a folder of its own, called after its day, within one folder of the site. */
export type Archive = {
  /** Where they lie in the site: `archivo`, for `archivo/2026-11-20/`. */
  folder: string;
  /**
   * What lists the days that are there, which only the destination knows.
   * @param days the days of others: `2026-11-20`
   * @returns files of the edition by their paths, instead of those that the build has left
   */
  list: (days: readonly string[]) => Promise<ReadonlyMap<string, string | Uint8Array>>;
};

/** What is asked of a destination. */
export type Publication = {
  project: Project;
  /** A folder of this machine, or `user@host:folder`. */
  destination: string;
  /** Whether to say what would be done, and do nothing; or to go back to the edition before. */
  instead?: "look" | "rollback" | undefined;
  /** Whether nobody has published there yet. */
  first: boolean;
  /** Whether an edition of another address, or a rehearsal, may take the place of the one there. */
  newAddress: boolean;
  archive?: Archive | undefined;
  /** How a host is reached, with options if need be: `ssh -p 2222`. */
  shell: string;
  /** Is given what is done, a line at a time. */
  say: (line: string) => void;
};

/** Sends files that have no other place than a value, through a folder that goes away. */
async function sendWritten(session: Session, files: ReadonlyMap<string, string | Uint8Array>, to: string) {
  const folder = await mkdtemp(path.join(tmpdir(), "publish-"));
  try {
    for (const [file, content] of files) await write(path.join(folder, file), content);
    await session.send(folder, [...files.keys()], to, []);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Uploads an edition, and has it put in place. */
async function upload(
  session: Session,
  edition: Edition,
  site: string,
  folder: string,
  kept: readonly string[],
  asked: Publication,
) {
  const { out, hashed, pages } = edition;
  const { archive, say } = asked;
  session.tell(String(hashed.length), ...hashed);
  // A name with a hash and the same size is the same file. rsync puts each in its place whole.
  const fresh = await session.send(out, hashed, site, ["--size-only"]);
  say(`Archivos con huella: ${fresh.length} nuevos de ${hashed.length}.`);
  await session.send(out, pages, folder, []);
  if (archive) await sendWritten(session, await archive.list(kept.filter(Boolean)), folder);
  say(`Páginas y demás: ${pages.length}.`);
  session.tell("place");
  await session.answer(say);
}

/**
 * Publishes the finished site of a project, or goes back to the edition before; whoever calls has asked `checkBuild`.
 * @returns whether all is well: false if the public address does not show the new edition
 * @throws Refusal with the reason, in Spanish, if it does not come to its end; readers see one edition whole even then
 */
export async function publish(asked: Publication): Promise<boolean> {
  const { project, first, newAddress, instead, say } = asked;
  const destination = readDestination(asked.destination, project.root);
  const edition = await readEdition(project);
  const { address, base, about, front } = edition;
  const who = `${userInfo().username}@${hostname()}, ${new Date().toISOString()}`;
  const archive = asked.archive?.folder ?? "";
  const order: Order = { mode: instead ?? "publish", base, about, first, newAddress, who, archive };
  const session = new Session(destination, order, asked.shell);
  const stop = () => void session.end().then(() => process.exit(1));
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, stop);
  try {
    const [state, site = "", folder = "", ...kept] = await session.answer(say);
    if (state === "back") {
      say(`En ${site} está otra vez la edición anterior, ${folder}.`);
      return true;
    }
    if (state === "unchanged") say("Esta edición ya estaba publicada: nada ha cambiado.");
    else if (instead === "look")
      say(`Ensayo: publicaría ${address} en ${destination.folder}, con ${edition.pages.length} páginas y demás.`);
    if (instead === "look") return true;
    if (first) say(`Es la primera publicación en ${site}.`);
    if (state === "upload") await upload(session, edition, site, folder, kept, asked);
    const { shown, words } = await askWhetherShown(address, front);
    say(words);
    return shown !== false;
  } finally {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.removeListener(signal, stop);
    await session.end();
  }
}
