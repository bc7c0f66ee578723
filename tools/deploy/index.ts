import { hostname, userInfo } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { newspaper } from "../../data/newspaper";
import { carryOut } from "./deploy";
import type { Destination } from "./destination";
import { readEdition } from "./edition";
import { Folder } from "./folder";
import { publishing, rollingBack } from "./plan";
import { Refusal } from "./refusal";
import { Remote } from "./remote";

/* `npm run deploy -- DESTINO`: publishes the finished site (docs/deploy.md). */

const USAGE = `npm run deploy -- DESTINO [--dry-run] [--rollback] [--unlock] [--new-address]

DESTINO          una carpeta, o usuario@servidor:carpeta (rsync por ssh)
--dry-run        dice lo que haría y no cambia nada
--rollback       vuelve a la edición anterior
--unlock         quita el cerrojo de una publicación interrumpida
--new-address    publica aunque la dirección no sea la de la edición anterior`;

/** Such as `ana@www.example.org:/srv/periodico`; a name that begins with a hyphen would be an option of ssh. */
const REMOTE = /^((?:[\w.][\w.-]*@)?\w[\w.-]*):(.+)$/;

const out = fileURLToPath(new URL("../../out", import.meta.url));

function destinationFor(name: string): Destination {
  const [, host, folder] = REMOTE.exec(name) ?? [];
  if (host && folder) return new Remote(host, folder, out, process.env["RSYNC_RSH"] ?? "ssh");
  if (`${path.resolve(name)}${path.sep}`.startsWith(`${out}${path.sep}`))
    throw new Refusal(`${name} es lo que deja la construcción, no un destino.`);
  return new Folder(name, out);
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      "dry-run": { type: "boolean", default: false },
      rollback: { type: "boolean", default: false },
      unlock: { type: "boolean", default: false },
      "new-address": { type: "boolean", default: false },
    },
  });
  const [name, ...more] = positionals;
  if (!name || more.length > 0) throw new Refusal(USAGE);
  const destination = destinationFor(name);
  if (values.unlock) return destination.unlock();

  const stop = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () =>
      stop.abort(
        new Refusal("Interrumpida entre dos pasos. Lo publicado está entero; para terminar, repita la orden."),
      ),
    );
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  const now = new Date();
  const options = {
    dryRun: values["dry-run"],
    owner: `${userInfo().username}@${hostname()}, ${now.toISOString()}`,
    say,
    signal: stop.signal,
  };
  if (values.rollback) return carryOut(destination, [], (found) => rollingBack(found, now), options);

  const edition = await readEdition(out, newspaper);
  await carryOut(
    destination,
    edition.pages,
    (found) => publishing(edition, found, now, values["new-address"]),
    options,
  );
  if (!options.dryRun) say(`Publicado: ${edition.address}`);
}

// The server reads what is published as a user of its own.
process.umask(0o022);

try {
  await main();
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
