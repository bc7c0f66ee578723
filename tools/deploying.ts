import path from "node:path";
import { parseArgs } from "node:util";
import { checkBuild, publish, readEdition } from "plain-publish";
import { linesOf } from "../lib/finding";
import { ARCHIVE_FOLDER } from "../lib/paths";
import { Stop } from "../lib/stop";
import { lackingNotice } from "../paper/own-pages/read";
import { ownPages, paper } from "../paper/paper";
import { archiveIndex } from "./archive/list";
import { untouched } from "./new/untouched";
import { publishedFrom } from "./published";

/* What `npm run deploy` does (docs/deploy.md). */

const USAGE = `npm run deploy -- DESTINO [--first] [--dry-run] [--rollback] [--new-address]

DESTINO          la carpeta que el servidor enseña como raíz de la dirección:
                 una de esta máquina, o usuario@servidor:carpeta (rsync por ssh)
--first          publica donde no se ha publicado nunca
--dry-run        dice lo que haría y no cambia nada
--rollback       vuelve a la edición anterior
--new-address    publica aunque la dirección no sea la de la edición anterior`;

function readArguments(args: readonly string[]) {
  const flag = { type: "boolean", default: false } as const;
  const options = { first: flag, "dry-run": flag, rollback: flag, "new-address": flag };
  try {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
    const [destination, ...more] = positionals;
    if (destination && more.length === 0 && !(values["dry-run"] && values.rollback)) return { destination, ...values };
  } catch {
    // An option that does not exist: the usage says which do.
  }
  throw new Stop(USAGE);
}

/** What is done in place of publishing, if anything; readArguments lets nobody ask for both. */
function insteadOf(dryRun: boolean, rollback: boolean) {
  if (dryRun) return "look";
  if (rollback) return "rollback";
  return undefined;
}

/** @throws Stop if the content still holds what `npm run new` wrote: that is mended before anything is built */
function refuseInvented(): void {
  const left = untouched();
  if (left.length > 0) throw new Stop(`${linesOf(left)}\nNada inventado se publica: escribe lo tuyo en esos campos.`);
}

/** @throws Stop if pages have the sample's address: nobody can have a name that ends in .example (RFC 2606), whatever data/ says by now */
function refuseSampleAddress(address: string): void {
  const { hostname, origin } = new URL(address);
  const { newspaper } = paper;
  if (hostname.endsWith(".example") || (newspaper.sample && origin === new URL(newspaper.url).origin))
    throw new Stop(
      `Las páginas llevan la dirección de la muestra, ${address}. Constrúyelas con la tuya: SITE_URL=https://www.ejemplo.org npm run build`,
    );
}

/**
 * Publishes the finished site of a project.
 * @param root the project's folder
 * @param args as they follow the command
 * @param say hears each line of what becomes of it
 * @returns whether it went well
 * @throws Stop if nothing is published, with the reason
 */
export async function deploy(root: string, args: readonly string[], say: (line: string) => void): Promise<boolean> {
  const { destination, first, "dry-run": dryRun, rollback, "new-address": newAddress } = readArguments(args);
  const project = publishedFrom(root);
  if (!rollback) {
    refuseInvented();
    const { address } = await readEdition(project);
    await checkBuild(project);
    const lacking = lackingNotice({ pages: ownPages }, paper.newspaper);
    if (lacking.length > 0) say(linesOf(lacking));
    refuseSampleAddress(address);
  }
  return publish({
    project,
    destination,
    instead: insteadOf(dryRun, rollback),
    first,
    newAddress,
    archive: {
      folder: ARCHIVE_FOLDER,
      list: (days) => archiveIndex(path.join(project.root, project.out), days),
    },
    shell: process.env["RSYNC_RSH"] || "ssh",
    say,
  });
}
