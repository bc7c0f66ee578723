import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { Refusal } from "./refusal";

/** A finished site that is fit to be published. */
export type Edition = {
  /** The folder it lies in. */
  out: string;
  /** The public address of its front, without a slash at its end. */
  address: string;
  /** Whether search engines may list it: not a rehearsal. */
  indexed: boolean;
  /** Made of its files' contents. */
  digest: string;
  /** What lies at an address of its own, by path: pages, feed, icons. */
  pages: readonly string[];
  /** The sizes of what has a hash in its name, in bytes, by path. */
  hashed: ReadonlyMap<string, number>;
};

/** What the sample is called and where, as data/newspaper.ts says. */
export type Newspaper = { sample: boolean; url: string };

/** Whose names change with their content. */
const HASHED = /^(assets|media)\//;

/** For version control and for other hosts, which take the whole folder. */
const NOT_FOR_READERS = /(^|\/)\.|^_headers$/;

const WRITTEN = /\.(html|css|js|json|xml|webmanifest|txt)$/;

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
    .filter((file) => !NOT_FOR_READERS.test(file))
    .sort();
}

const canonicalIn = (html: string): string | undefined =>
  /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]?.replace(/\/$/, "");

/** What a text of the site names on the site that is not there. */
function missingFrom(text: string, base: string, files: ReadonlySet<string>): string[] {
  const hashed = new RegExp(`${escaped(base)}/((?:assets|media)/[\\w./-]+\\.[0-9a-f]{8,}\\.\\w+)`, "g");
  const linked = new RegExp(`href="${escaped(base)}/([a-z0-9/-]*)[#"]`, "g");
  return [
    ...[...text.matchAll(hashed)].map(([, file = ""]) => file),
    ...[...text.matchAll(linked)].map(([, page = ""]) => path.posix.join(page, "index.html")),
  ].filter((file) => !files.has(file));
}

/** What the address of the pages is refused for. */
function addressFaults(address: string, { sample, url }: Newspaper): string[] {
  const { hostname, origin } = new URL(address);
  // Nobody can have a name that ends in .example (RFC 2606): it is the sample's, whatever data/ says by now.
  return hostname.endsWith(".example") || (sample && origin === new URL(url).origin)
    ? [
        `Las páginas llevan la dirección de la muestra, ${origin}. Constrúyalas con la suya: SITE_URL=https://… npm run build.`,
      ]
    : [];
}

/**
 * Reads a finished site and holds it against what a reader needs.
 * @param out the folder that the build has left
 * @throws Refusal with all that is wrong: the sample's address, a file that is missing, Next's raw export
 */
export async function readEdition(out: string, newspaper: Newspaper): Promise<Edition> {
  const names = await filesIn(out);
  const files = new Set(names);
  const unfinished = ["index.html", "404.html"].filter((file) => !files.has(file)).map((file) => `Falta ${file}.`);
  if (names.some((file) => file.startsWith("_next/")))
    unfinished.push("Es la exportación de Next sin terminar (_next/).");
  if (unfinished.length > 0) throw new Refusal([...unfinished, `${out} no está completo: npm run build.`].join("\n"));

  const contents = new Map<string, Buffer>();
  for (const file of names) contents.set(file, await readFile(path.join(out, file)));
  const front = contents.get("index.html")?.toString("utf8") ?? "";
  const address = canonicalIn(front);
  if (address === undefined || !URL.canParse(address)) throw new Refusal("index.html no dice su dirección canónica.");
  const base = new URL(address).pathname.replace(/\/$/, "");

  const faults = addressFaults(address, newspaper);
  const digest = createHash("sha256");
  for (const [file, content] of contents) {
    digest.update(`${file}\n${content.length}\n`).update(content);
    if (!WRITTEN.test(file)) continue;
    const text = content.toString("utf8");
    const canonical = file.endsWith(".html") ? canonicalIn(text) : undefined;
    if (canonical !== undefined && canonical !== address && !canonical.startsWith(`${address}/`))
      faults.push(`${file} es de otra dirección, ${canonical}.`);
    if (file.endsWith(".html") && !text.trimEnd().endsWith("</html>")) faults.push(`${file} está a medias.`);
    faults.push(...missingFrom(text, base, files).map((missing) => `${file} nombra ${missing}, que no está.`));
  }
  if (faults.length > 0) throw new Refusal([...new Set(faults)].join("\n"));

  return {
    out,
    address,
    indexed: !/<meta name="robots" content="[^"]*noindex/.test(front),
    digest: digest.digest("hex"),
    pages: names.filter((file) => !HASHED.test(file)),
    hashed: new Map(names.filter((file) => HASHED.test(file)).map((file) => [file, contents.get(file)?.length ?? 0])),
  };
}
