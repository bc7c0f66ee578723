import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { siteUrl } from "../../../lib/site";
import { onLoopback, startNginx, testNginx } from "../../../tools/serve/nginx";
import { freePort, startServer } from "../../../tools/processes";
import type { Running } from "../../../tools/serve/server";
import { BASE, OUT } from "../tree";

/** A server that runs, and where it answers what is asked without TLS. */
export type Host = Running & { plain: string };

/** The host that the configurations are written for. */
export const HOST = new URL(siteUrl()).host;

/** Where yesterday's front lies, below the site's address. */
export const PAST = "/hemeroteca/2026-11-19";

/** A folder with the site as the configurations expect it in /srv/periodico, a front that was put away, and what a deployment keeps in it. */
function place(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "site-host-"));
  const site = path.join(folder, "site", BASE);
  cpSync(OUT, site, { recursive: true });
  cpSync(OUT, path.join(site, PAST), { recursive: true });
  mkdirSync(path.join(site, ".deploy"));
  writeFileSync(path.join(site, ".deploy/state.json"), "{}");
  return folder;
}

/** A configuration that the build has filled in. */
const ready = (file: string) => readFileSync(path.resolve(".generated/hosting", file), "utf8");

/** Two ports that were free a moment ago; asked one after the other, they may be the same. */
async function twoPorts(): Promise<[number, number]> {
  const [one, other] = [await freePort(), await freePort()];
  return one === other ? twoPorts() : [one, other];
}

/** nginx with hosting/nginx.conf, but for the certificates and the ports, which are a real host's. */
export async function nginx(): Promise<Host> {
  const [site, redirect] = await twoPorts();
  const config = onLoopback(ready("nginx.conf"), {
    site: path.join(place(), "site"),
    ports: { site, redirect },
  });
  const running = await startNginx(`http://127.0.0.1:${site}`, config);
  return { ...running, plain: `http://127.0.0.1:${redirect}` };
}

/** What `nginx -t` says of hosting/nginx.conf as it is, once the certificate that it names exists. */
export async function nginxSays(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), "site-host-"));
  const [key, certificate] = [path.join(folder, "privkey.pem"), path.join(folder, "fullchain.pem")];
  const made = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj /CN=x".split(" ");
  spawnSync("openssl", [...made, "-keyout", key, "-out", certificate]);
  return testNginx(ready("nginx.conf").replaceAll(/\/etc\/letsencrypt\/live\/[^/]+/g, folder));
}

/** Caddy with hosting/Caddyfile, without certificates, on ports of this machine. */
export async function caddy(): Promise<Host> {
  const folder = place();
  const [port, plain] = await twoPorts();
  const config = ready("Caddyfile")
    .replace("* /srv/periodico\n", `* ${folder}/site\n`)
    .replace("http:// {", `http://:${plain} {\n\tbind 127.0.0.1`)
    .replace(`\n${HOST} {`, `\nhttp://:${port} {\n\tbind 127.0.0.1`);
  const file = path.join(folder, "Caddyfile");
  writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\n${config}`);
  const running = await startServer(
    `http://127.0.0.1:${port}`,
    "caddy",
    ["run", "--adapter", "caddyfile", "--config", file],
    { env: { HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder } },
  );
  return { ...running, plain: `http://127.0.0.1:${plain}` };
}
