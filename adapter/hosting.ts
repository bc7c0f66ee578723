import { readFile } from "node:fs/promises";
import path from "node:path";
import { filesIn, write } from "./files";
import { headerPolicy, SELF, type Sources } from "./policy";
import { Problem } from "./problem";

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

type Site = {
  /** The project's folder, and within it that of the templates and that of the filled files. */
  root: string;
  templates: string;
  filled: string;
  /** The folder of the finished site. */
  to: string;
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
 * @throws Problem if there is no template
 */
export async function writeHosting(site: Site, sources: Sources): Promise<void> {
  const { root, templates, filled, to, base, address, pages } = site;
  const present = await filesIn(path.join(root, templates));
  const hosts = Object.entries(HOSTS).filter(([file]) => present.includes(file));
  if (hosts.length === 0) {
    throw new Problem(templates, `holds no template of a host: ${Object.keys(HOSTS).join(", ")}.`);
  }
  for (const [file, { published, header }] of hosts) {
    const headers = Object.entries(HEADERS)
      .map(([name, value]) => header(name, value))
      .join("\n");
    const values: Record<string, string> = {
      BASE: base,
      HOST: new URL(address).host,
      POLICY: headerPolicy({ ...sources, styles: lasting(sources.styles) }),
      HEADERS: headers,
      // For nginx: on answers that are no refusals alone.
      HEADERS_ONCE: headers.replaceAll(" always;", ";"),
    };
    const template = await readFile(path.join(root, templates, file), "utf8");
    // A line about a page is written once for each.
    const lines = template.replace(/^.*%PAGE%.*\n/gm, (line) =>
      pages.map((page) => line.replaceAll("%PAGE%", page)).join(""),
    );
    await write(
      path.join(published ? to : path.join(root, filled), file),
      lines.replace(/%(BASE|HOST|POLICY|HEADERS|HEADERS_ONCE)%/g, (_, name: string) => values[name] ?? ""),
    );
  }
}
