import { cpSync, existsSync, mkdtempSync, readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import serveHandler from "serve-handler";
import { startNginx } from "../../tools/serve/nginx";
import { freePort, startServer } from "../../tools/processes";
import { listen, type Running } from "../../tools/serve/server";
import { BASE, OUT } from "../finished/tree";

/* Servers of finished files as they come, each with its address ending in a slash. */

/** The folder a server is given: `out` itself, or one that holds it at the sub-path, as a newsroom would put it. */
export function siteRoot(): string {
  if (!BASE) return OUT;
  const root = mkdtempSync(path.join(tmpdir(), "site-root-"));
  cpSync(OUT, path.join(root, BASE), { recursive: true });
  return root;
}

const addressAt = (port: number) => `http://127.0.0.1:${port}${BASE}/`;

/** Python's http.server, as it comes. */
export async function python(root: string): Promise<Running> {
  const port = await freePort();
  const args = ["-m", "http.server", String(port), "--bind", "127.0.0.1", "--directory", root];
  return startServer(addressAt(port), "python3", args);
}

/** nginx with nothing but a root and an index, as Debian's default site has it. */
export async function nginx(root: string): Promise<Running> {
  const port = await freePort();
  const server = `server { listen 127.0.0.1:${port}; root ${root}; index index.html; error_page 404 ${BASE}/404.html; }`;
  return startNginx(addressAt(port), server);
}

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
  const { url, stop } = await listen((request, response) => {
    const key = decodeURIComponent(new URL(request.url ?? "/", "http://x").pathname);
    const found = file(key.endsWith("/") ? `${key}index.html` : key);
    if (!found && file(`${key}/index.html`)) return response.writeHead(302, { location: `${key}/` }).end();
    const shown = found ?? path.join(root, BASE, "404.html");
    response.writeHead(found ? 200 : 404, { "content-type": types[path.extname(shown)] ?? "application/octet-stream" });
    return response.end(readFileSync(shown));
  });
  return { url: `${url}${BASE}/`, stop };
}

/** The package serve, as it comes: its own handler with no settings. */
export async function serve(root: string): Promise<Running> {
  const { url, stop } = await listen((request, response) => void serveHandler(request, response, { public: root }));
  return { url: `${url}${BASE}/`, stop };
}
