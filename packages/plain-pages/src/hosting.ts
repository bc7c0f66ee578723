import { readFile } from "node:fs/promises";
import path from "node:path";
import { write } from "./files";
import type { Hosting } from "./options";
import { headerPolicy, SELF, type Sources } from "./policy";

/** What is filled in. */
const TEMPLATES = path.join(import.meta.dirname, "../hosting");

/** What only a server can send, beside the policy. */
const HEADERS: Record<string, string> = {
  "Strict-Transport-Security": "max-age=63072000",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy":
    "accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
};

type Host = {
  /** Whether its file belongs among the finished ones. */
  published?: true;
  /** How it writes a header. */
  header: (name: string, value: string) => string;
};

/** The hosts by the names of their files. */
const HOSTS: Readonly<Record<string, Host>> = {
  "nginx.conf": { header: (name, value) => `    add_header ${name} "${value}" always;` },
  "apache.conf": { header: (name, value) => `    Header always set ${name} "${value}"` },
  Caddyfile: { header: (name, value) => `\t\t${name} "${value}"` },
  _headers: { published: true, header: (name, value) => `  ${name}: ${value}` },
};

type Site = Pick<Hosting, "root" | "past"> & {
  /** The folder of the finished site, and that of the filled files. */
  to: string;
  filled: string;
  /** The sub-path, empty or such as `/periodico`. */
  base: string;
  /** Where the site is published. */
  address: string;
  /** The names of its pages, but for the front: `politica`. */
  pages: readonly string[];
};

/**
 * The styles that a server's own policy lets pass. Those within pages change with what an edition shows, and a server keeps
 * its configuration for many editions: it leaves them to the policy that each page carries, which names them by their hashes.
 */
const lasting = (styles: readonly string[]): readonly string[] =>
  styles.some((source) => source.startsWith("'sha")) ? [SELF, "'unsafe-inline'"] : styles;

/**
 * Fills in the hosts' configurations with the policy of this build's pages.
 * @param sources those of all the pages together
 */
export async function writeHosting(site: Site, sources: Sources): Promise<void> {
  const { to, filled, base, address, pages, root, past } = site;
  for (const [file, { published, header }] of Object.entries(HOSTS)) {
    const headers = Object.entries(HEADERS)
      .map(([name, value]) => header(name, value))
      .join("\n");
    const values: Record<string, string> = {
      BASE: base,
      ROOT: root,
      PAST: past,
      HOST: new URL(address).host,
      POLICY: headerPolicy({ ...sources, styles: lasting(sources.styles) }),
      HEADERS: headers,
      // For nginx: on answers that are no refusals alone.
      HEADERS_ONCE: headers.replaceAll(" always;", ";"),
    };
    const template = await readFile(path.join(TEMPLATES, file), "utf8");
    // A line about a page is written once for each.
    const lines = template.replace(/^.*%PAGE%.*\n/gm, (line) =>
      pages.map((page) => line.replaceAll("%PAGE%", page)).join(""),
    );
    await write(
      path.join(published ? to : filled, file),
      lines.replace(/%([A-Z_]+)%/g, (_, name: string) => {
        const value = values[name];
        if (value === undefined) throw new Error(`hosting/${file}: nobody knows what %${name}% is`);
        return value;
      }),
    );
  }
}
