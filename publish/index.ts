import { hostname, userInfo } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { lackingNotice } from "../paper/own-pages/read";
import { ownPages, paper } from "../paper/paper";
import { withArchiveIndex } from "./archive-index";
import { readDestination, Session, type Order } from "./destination";
import { readEdition, type Edition } from "./edition";
import { checkBuild } from "./record";
import { linesOf } from "../lib/finding";
import { Stop } from "../lib/stop";
import { askWhetherShown } from "./shown";
import { untouched } from "./untouched";

/* `npm run deploy -- DESTINO`: publishes the finished site of the project it is run in (docs/deploy.md). */

const USAGE = `npm run deploy -- DESTINO [--first] [--dry-run] [--rollback] [--new-address]

DESTINO          la carpeta que el servidor enseña como raíz de la dirección:
                 una de esta máquina, o usuario@servidor:carpeta (rsync por ssh)
--first          publica donde no se ha publicado nunca
--dry-run        dice lo que haría y no cambia nada
--rollback       vuelve a la edición anterior
--new-address    publica aunque la dirección no sea la de la edición anterior`;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

function readArguments() {
  const flag = { type: "boolean", default: false } as const;
  const options = { first: flag, "dry-run": flag, rollback: flag, "new-address": flag };
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options });
    const [name, ...more] = positionals;
    if (name && more.length === 0 && !(values["dry-run"] && values.rollback)) return { name, ...values };
  } catch {
    // An option that does not exist: the usage says which do.
  }
  throw new Stop(USAGE);
}

/** @throws Stop if the content still holds what `npm run new` wrote: that is mended before anything is built */
function refuseInvented(): void {
  const left = untouched();
  if (left.length > 0) throw new Stop(`${linesOf(left)}\nNada inventado se publica: escribe lo tuyo en esos campos.`);
}

/**
 * Sees to it that a finished site is fit to be published.
 * @throws Stop if it is not what the last build has left of today's content, or has the sample's address
 */
async function check(root: string, address: string): Promise<void> {
  await checkBuild(root);
  const lacking = lackingNotice({ pages: ownPages }, paper.newspaper);
  if (lacking.length > 0) say(linesOf(lacking));
  const { hostname, origin } = new URL(address);
  // Nobody can have a name that ends in .example (RFC 2606), whatever data/ says by now.
  const { newspaper } = paper;
  if (hostname.endsWith(".example") || (newspaper.sample && origin === new URL(newspaper.url).origin))
    throw new Stop(
      `Las páginas llevan la dirección de la muestra, ${address}. Constrúyelas con la tuya: SITE_URL=https://www.ejemplo.org npm run build`,
    );
}

/** Uploads an edition, and has it put in place. */
async function upload(session: Session, edition: Edition, site: string, folder: string, kept: readonly string[]) {
  const { out, hashed, pages } = edition;
  session.tell(String(hashed.length), ...hashed);
  // A name with a hash and the same size is the same file. rsync puts each in its place whole.
  const fresh = await session.send(out, hashed, site, ["--size-only"]);
  say(`Archivos con huella: ${fresh.length} nuevos de ${hashed.length}.`);
  await session.send(out, pages, folder, []);
  await withArchiveIndex(out, kept, (filled, files) => session.send(filled, files, folder, []));
  say(`Páginas y demás: ${pages.length}.`);
  session.tell("place");
  await session.answer(say);
}

async function main(): Promise<void> {
  const { name, first, "dry-run": dryRun, rollback, "new-address": newAddress } = readArguments();
  const root = process.cwd();
  const destination = readDestination(name, root);
  if (!rollback) refuseInvented();
  const edition = await readEdition(path.join(root, "out"));
  const { address, base, about, front } = edition;
  if (!rollback) await check(root, address);
  const who = `${userInfo().username}@${hostname()}, ${new Date().toISOString()}`;
  const mode = dryRun ? "look" : rollback ? "rollback" : "publish";
  const order: Order = { mode, base, about, first, newAddress, who };
  const session = new Session(destination, order, process.env["RSYNC_RSH"] || "ssh");
  const stop = () => void session.end().then(() => process.exit(1));
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, stop);
  try {
    const [state, site = "", folder = "", ...kept] = await session.answer(say);
    if (state === "back") {
      say(`En ${site} está otra vez la edición anterior, ${folder}.`);
      return;
    }
    if (state === "unchanged") say("Esta edición ya estaba publicada: nada ha cambiado.");
    else if (dryRun)
      say(`Ensayo: publicaría ${address} en ${destination.folder}, con ${edition.pages.length} páginas y demás.`);
    if (dryRun) return;
    if (first) say(`Es la primera publicación en ${site}.`);
    if (state === "upload") await upload(session, edition, site, folder, kept);
    const { shown, words } = await askWhetherShown(address, front);
    say(words);
    if (shown === false) process.exitCode = 1;
  } finally {
    await session.end();
  }
}

try {
  await main();
} catch (error) {
  if (!(error instanceof Stop)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
