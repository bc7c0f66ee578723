import { spawn, spawnSync } from "node:child_process";
import { chmodSync, cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { answering, freePort, type Running } from "../../e2e/servers";
import { BASE, OUT } from "../tree";

export const hasCaddy = spawnSync("which", ["caddy"]).status === 0;

/** The folder that the configurations call /srv/periodico, with the site in it, and the filled-in configuration. */
function place(file: string): { folder: string; config: string } {
  const folder = mkdtempSync(path.join(tmpdir(), "lonja-host-"));
  // nginx reads as a user of its own.
  chmodSync(folder, 0o755);
  cpSync(OUT, path.join(folder, "site", BASE), { recursive: true });
  const config = readFileSync(path.resolve(".generated/hosting", file), "utf8");
  return {
    folder,
    config: config.replace("/srv/periodico;", `${folder}/site;`).replace("* /srv/periodico\n", `* ${folder}/site\n`),
  };
}

/** nginx with hosting/nginx.conf, but for the certificates and the ports, which are a real host's. */
export async function nginx(): Promise<Running> {
  const { folder, config } = place("nginx.conf");
  const [port, redirecting] = [await freePort(), await freePort()];
  const local = config
    .replace(/^ *listen \[::\].*\n/gm, "")
    .replace(/^ *ssl_certificate.*\n/gm, "")
    .replace("listen 80;", `listen 127.0.0.1:${redirecting};`)
    .replace("listen 443 ssl http2;", `listen 127.0.0.1:${port};`);
  const file = path.join(folder, "nginx.conf");
  writeFileSync(
    file,
    `daemon off; pid ${folder}/pid; error_log stderr; events {}
     http { include /etc/nginx/mime.types; access_log off; client_body_temp_path ${folder}; proxy_temp_path ${folder};
     fastcgi_temp_path ${folder}; uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
     ${local} }`,
  );
  const child = spawn("nginx", ["-e", "stderr", "-c", file], { stdio: ["ignore", "ignore", "pipe"] });
  return answering(`http://127.0.0.1:${port}`, child);
}

/** Caddy with hosting/Caddyfile, without certificates, on a port of this machine. */
export async function caddy(): Promise<Running> {
  const { folder, config } = place("Caddyfile");
  const port = await freePort();
  const local = config.replace(/^[^#\s(]\S* \{$/m, `http://127.0.0.1:${port} {`);
  const file = path.join(folder, "Caddyfile");
  writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\n${local}`);
  const child = spawn("caddy", ["run", "--adapter", "caddyfile", "--config", file], {
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
  });
  return answering(`http://127.0.0.1:${port}`, child);
}
