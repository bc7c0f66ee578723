import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { site } from "../lib/site";
import { headerPolicy, type Sources } from "./policy";

/** What only a server can send, beside the policy. */
const HEADERS: Record<string, string> = {
  "Strict-Transport-Security": "max-age=63072000",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy":
    "accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
};

/** Each host's file in hosting/, where it goes, and how it writes a header. */
const HOSTS = [
  {
    file: "nginx.conf",
    folder: ".generated/hosting",
    header: (name: string, value: string) => `    add_header ${name} "${value}" always;`,
  },
  {
    file: "Caddyfile",
    folder: ".generated/hosting",
    header: (name: string, value: string) => `\t\t${name} "${value}"`,
  },
  { file: "_headers", folder: "out", header: (name: string, value: string) => `  ${name}: ${value}` },
] as const;

/**
 * Fills in the hosts' configurations with the policy of this build's pages.
 * @param root the project's folder
 * @param base the sub-path, empty or such as `/periodico`
 * @param sources those of all the pages together
 */
export async function writeHosting({ root, base }: { root: string; base: string }, sources: Sources): Promise<void> {
  for (const { file, folder, header } of HOSTS) {
    const headers = Object.entries(HEADERS).map(([name, value]) => header(name, value));
    const values: Record<string, string> = {
      BASE: base,
      HOST: new URL(site.url).host,
      POLICY: headerPolicy(sources),
      HEADERS: headers.join("\n"),
    };
    const template = await readFile(path.join(root, "hosting", file), "utf8");
    await mkdir(path.join(root, folder), { recursive: true });
    await writeFile(
      path.join(root, folder, file),
      template.replace(/%(BASE|HOST|POLICY|HEADERS)%/g, (_, name: string) => values[name] ?? ""),
    );
  }
}
