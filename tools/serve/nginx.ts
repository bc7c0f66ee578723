import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { startServer } from "../processes";
import type { Running } from "./server";

/** Whether nginx is on this machine: CI and the project's machines may lack it. */
export const hasNginx = existsSync("/usr/sbin/nginx") && existsSync("/etc/nginx/mime.types");

/**
 * The configuration that the build writes for nginx, on this machine: no certificates, and ports of its own.
 * @param ready the text of .generated/hosting/nginx.conf
 * @param site the folder that it calls /srv/periodico
 * @param ports of the site, and of what leads there from plain HTTP
 */
export const onLoopback = (
  ready: string,
  { site, ports }: { site: string; ports: { site: number; redirect: number } },
): string =>
  ready
    .replace(/^ *listen \[::\].*\n/gm, "")
    .replace(/^ *ssl_certificate.*\n/gm, "")
    .replace("listen 80;", `listen 127.0.0.1:${ports.redirect};`)
    .replace("listen 443 ssl http2;", `listen 127.0.0.1:${ports.site};`)
    .replace("root /srv/periodico;", `root ${site};`);

const mainConfig = (inner: string, folder: string) => `
${process.getuid?.() === 0 ? `user ${os.userInfo().username};` : ""}
worker_processes 1;
daemon off;
pid ${folder}/nginx.pid;
error_log stderr;
events { worker_connections 1024; }
http {
include /etc/nginx/mime.types;
access_log off;
sendfile on;
tcp_nopush on;
keepalive_requests 1000000;
open_file_cache max=2000;
${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder}/${name};`).join("\n")}
${inner}
}
`;

/**
 * What `nginx -t` says of a configuration.
 * @param inner what stands in its `http`
 */
export async function testNginx(inner: string): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "nginx-"));
  try {
    const file = path.join(folder, "nginx.conf");
    await writeFile(file, mainConfig(inner, folder));
    return spawnSync("nginx", ["-t", "-e", "stderr", "-c", file], { encoding: "utf8" }).stderr;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Starts nginx with one worker.
 * @param url where it will answer
 * @param inner what stands in its `http`
 * @throws Error with nginx's own words if it does not start
 */
export async function startNginx(url: string, inner: string): Promise<Running> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "nginx-"));
  const file = path.join(folder, "nginx.conf");
  await writeFile(file, mainConfig(inner, folder));
  const running = await startServer(url, "nginx", ["-p", folder, "-e", "stderr", "-c", file]);
  return {
    url,
    stop: async () => {
      await running.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
