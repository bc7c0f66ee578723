import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { onLoopback, startNginx } from "../../../tools/nginx";
import { freePort, startServer } from "../../../tools/processes";
import type { Running } from "../../../tools/server";
import { BASE, OUT } from "../tree";

/** A folder with the site as the configurations expect it in /srv/periodico. */
function place(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "site-host-"));
  cpSync(OUT, path.join(folder, "site", BASE), { recursive: true });
  return folder;
}

/** A configuration that the build has filled in. */
const ready = (file: string) => readFileSync(path.resolve(".generated/hosting", file), "utf8");

/** nginx with hosting/nginx.conf, but for the certificates and the ports, which are a real host's. */
export async function nginx(): Promise<Running> {
  const ports = { site: await freePort(), redirect: await freePort() };
  const config = onLoopback(ready("nginx.conf"), { site: path.join(place(), "site"), ports });
  return startNginx(`http://127.0.0.1:${ports.site}`, config);
}

/** Caddy with hosting/Caddyfile, without certificates, on a port of this machine. */
export async function caddy(): Promise<Running> {
  const folder = place();
  const url = `http://127.0.0.1:${await freePort()}`;
  const config = ready("Caddyfile")
    .replace("* /srv/periodico\n", `* ${folder}/site\n`)
    .replace(/^[^#\s(]\S* \{$/m, `${url} {`);
  const file = path.join(folder, "Caddyfile");
  writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\n${config}`);
  return startServer(url, "caddy", ["run", "--adapter", "caddyfile", "--config", file], {
    HOME: folder,
    XDG_CONFIG_HOME: folder,
    XDG_DATA_HOME: folder,
  });
}
