import { mkdtemp, rm } from "node:fs/promises";
import { hostname, tmpdir, userInfo } from "node:os";
import path from "node:path";
import { readDestination } from "./destination";
import { readEdition, type Edition } from "./edition";
import { write } from "./files";
import type { Project } from "./record";
import { Refusal } from "./refusal";
import { checkRsync, Session, type Answer, type Order } from "./session";
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

/** Who publishes, as another publication is told it; a user of a container may have no name. */
function whoAmI(): string {
  const at = `@${hostname()}, ${new Date().toISOString()}`;
  try {
    return userInfo().username + at;
  } catch {
    return String(process.getuid?.() ?? "alguien") + at;
  }
}

/** A folder for a moment. @throws Refusal if this machine has no place for one */
async function temporaryFolder(): Promise<string> {
  try {
    return await mkdtemp(path.join(tmpdir(), "publish-"));
  } catch (error) {
    throw new Refusal(
      `No se puede escribir en la carpeta temporal de esta máquina, ${tmpdir()}: haz sitio en ella, o di otra con TMPDIR.\n  ${String(error)}`,
    );
  }
}

/** Sends files that have no other place than a value, through a folder that goes away. */
async function sendWritten(session: Session, files: ReadonlyMap<string, string | Uint8Array>, to: string) {
  const folder = await temporaryFolder();
  try {
    for (const [file, content] of files) await write(path.join(folder, file), content);
    await session.send(folder, [...files.keys()], to, []);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** What an answer says under a name. @throws Refusal if it says nothing: then nobody knows what there is */
function told({ next, values }: Answer, name: string): string {
  const [value] = values.get(name) ?? [];
  if (!value)
    throw new Refusal(`El destino ha contestado algo que no se entiende («${next}», sin ${name}): repite la orden.`);
  return value;
}

/**
 * Uploads an edition, and has it put in place.
 * @throws Refusal if anything of it is not there then
 */
async function upload(session: Session, edition: Edition, answer: Answer, asked: Publication): Promise<void> {
  const { out, hashed, pages } = edition;
  const { archive, say } = asked;
  const folder = told(answer, "folder");
  session.tell(...hashed.map((file) => `hashed ${file}`), ...pages.map((file) => `page ${file}`));
  // A name with a hash and the same size is the same file. rsync puts each in its place whole.
  const fresh = await session.send(out, hashed, told(answer, "site"), ["--size-only"]);
  say(`Archivos con huella: ${fresh.length} nuevos de ${hashed.length}.`);
  await session.send(out, pages, folder, []);
  if (archive) await sendWritten(session, await archive.list(answer.values.get("day") ?? []), folder);
  say(`Páginas y demás: ${pages.length}.`);
  session.tell("place");
  const placed = await session.answer(say);
  const there = told(placed, "pages");
  if (there !== String(pages.length))
    throw new Refusal(`Se han enviado ${pages.length} páginas y demás, y en su sitio hay ${there}: repite la orden.`);
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
  await checkRsync();
  const { address, base, about, front } = edition;
  const archive = asked.archive?.folder ?? "";
  const order: Order = { mode: instead ?? "publish", base, about, first, newAddress, who: whoAmI(), archive };
  const session = new Session(destination, order, asked.shell);
  const stop = () => void session.end().then(() => process.exit(1));
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, stop);
  try {
    const answer = await session.answer(say);
    const site = told(answer, "site");
    if (answer.next === "back") {
      say(`En ${site} está otra vez la edición anterior, ${told(answer, "folder")}.`);
      return true;
    }
    if (answer.next === "unchanged") say("Esta edición ya estaba publicada: nada ha cambiado.");
    else if (instead === "look")
      say(`Ensayo: publicaría ${address} en ${site}, con ${edition.pages.length} páginas y demás.`);
    if (instead === "look") return true;
    if (first) say(`Es la primera publicación en ${site}.`);
    if (answer.next === "upload") await upload(session, edition, answer, asked);
    const { shown, words } = await askWhetherShown(address, front);
    say(words);
    return shown !== false;
  } finally {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.removeListener(signal, stop);
    await session.end();
  }
}
