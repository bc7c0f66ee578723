import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import serveHandler from "serve-handler";
import { BASE, OUT } from "../finished/tree";

/** A server of finished files that runs until it is stopped. */
export type Running = { url: string; stop: () => void };

/** The folder a server is given: `out` itself, or one that holds it at the sub-path, as a newsroom would put it. */
export function siteRoot(): string {
  if (!BASE) return OUT;
  const root = mkdtempSync(path.join(tmpdir(), "lonja-root-"));
  // nginx reads as a user of its own.
  chmodSync(root, 0o755);
  cpSync(OUT, path.join(root, BASE), { recursive: true });
  return root;
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/**
 * Waits until a server that was just started answers.
 * @throws Error with what it wrote to a piped standard error if it ends, or is silent for ten seconds
 */
export async function answering(url: string, child: ChildProcess): Promise<Running> {
  const said: string[] = [];
  child.stderr?.on("data", (piece: Buffer) => said.push(piece.toString("utf8")));
  for (let tries = 0; tries < 100 && child.exitCode === null; tries += 1) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer) return { url, stop: () => child.kill() };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill();
  throw new Error(`${url} does not answer\n${said.join("").slice(-2000)}`);
}

async function listening(server: Server): Promise<Running> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${BASE}/`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Python's http.server, as it comes. */
export async function python(root: string): Promise<Running> {
  const port = await freePort();
  const child = spawn("python3", ["-m", "http.server", String(port), "--bind", "127.0.0.1", "--directory", root], {
    stdio: "ignore",
  });
  return answering(`http://127.0.0.1:${port}${BASE}/`, child);
}

/** nginx with nothing but a root and an index, as Debian's default site has it. */
export async function nginx(root: string): Promise<Running> {
  const port = await freePort();
  const folder = mkdtempSync(path.join(tmpdir(), "lonja-nginx-"));
  const file = path.join(folder, "nginx.conf");
  writeFileSync(
    file,
    `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {}
     http { include /etc/nginx/mime.types; access_log off; client_body_temp_path ${folder}; proxy_temp_path ${folder};
     fastcgi_temp_path ${folder}; uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
     server { listen 127.0.0.1:${port}; root ${root}; index index.html; error_page 404 ${BASE}/404.html; } }`,
  );
  const child = spawn("nginx", ["-c", file], { stdio: "ignore" });
  return answering(`http://127.0.0.1:${port}${BASE}/`, child);
}

/** Whether Python is on this machine. */
export const hasPython = spawnSync("which", ["python3"]).status === 0;

/** Whether nginx is on this machine: CI and the project's machines may lack it. */
export const hasNginx = existsSync("/usr/sbin/nginx") && existsSync("/etc/nginx/mime.types");

/**
 * Like the website end of an object storage: exact keys, an index document below a
 * folder's name (S3 redirects to it with a slash), an error document; no other cleverness.
 */
export async function objectStorage(root: string): Promise<Running> {
  const file = (key: string) => {
    const full = path.join(root, key);
    return existsSync(full) && statSync(full).isFile() ? full : undefined;
  };
  const types: Record<string, string> = {
    ".html": "text/html",
    ".css": "text/css",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
  };
  const server = createServer((request, response) => {
    const key = decodeURIComponent(new URL(request.url ?? "/", "http://x").pathname);
    const found = file(key.endsWith("/") ? `${key}index.html` : key);
    if (!found && file(`${key}/index.html`)) return response.writeHead(302, { location: `${key}/` }).end();
    const shown = found ?? path.join(root, BASE, "404.html");
    response.writeHead(found ? 200 : 404, { "content-type": types[path.extname(shown)] ?? "application/octet-stream" });
    return response.end(readFileSync(shown));
  });
  return listening(server);
}

/** The package serve, as it comes: its own handler with no settings. */
export async function serve(root: string): Promise<Running> {
  return listening(createServer((request, response) => void serveHandler(request, response, { public: root })));
}
