import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import sirv from "sirv";
import type { Scales } from "plain-bench/weigh";

/** A server that runs until it is stopped, and its address. */
export type Running = { url: string; stop: () => Promise<void> };

/**
 * Listens on this machine alone; the address has no slash at its end.
 * @param port 0 lets the system choose a free one
 * @throws Error if the port is taken
 */
export async function listen(answer: RequestListener, port = 0): Promise<Running> {
  // Node closes a connection after 5 s of silence: who asks over it at that very moment would get an error.
  const server = createServer({ keepAliveTimeout: 60_000 }, answer);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  const { port: chosen } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${chosen}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

type Options = {
  /** The folder of finished files. */
  root: string;
  port?: number;
  /** The sub-path the files were built for, such as `/periodico`. */
  base?: string;
  /** Is told of each body that is sent, as sirv tells it. */
  note?: Scales["note"];
};

/**
 * A plain file server for the finished site: index documents, the files the build has
 * compressed, `404.html` with its status for what is not there. Its address has no slash at its end.
 * @throws Error if the folder holds no index.html, or a link, or the port is taken
 */
export async function serve({ root, port = 0, base = "", note }: Options): Promise<Running> {
  if (!existsSync(path.join(root, "index.html")))
    throw new Error(`${root} holds no index.html: run npm run build first`);
  const link = readdirSync(root, { recursive: true, withFileTypes: true }).find((entry) => entry.isSymbolicLink());
  if (link) throw new Error(`${path.join(link.parentPath, link.name)} is a link, which may lead out of ${root}`);
  const notFound = await readFile(path.join(root, "404.html"));
  const files = sirv(root, {
    brotli: true,
    gzip: true,
    etag: true,
    dotfiles: false,
    ...(note && { setHeaders: note }),
  });
  const { url, stop } = await listen((request, response) => {
    const missing = () => {
      response.writeHead(404, { "content-type": "text/html; charset=utf-8" });
      response.end(request.method === "HEAD" ? undefined : notFound);
    };
    const address = request.url ?? "/";
    if (address.startsWith(`${base}/`) || address === base) {
      request.url = address.slice(base.length) || "/";
      files(request, response, missing);
    } else missing();
  }, port);
  return { url: url + base, stop };
}
