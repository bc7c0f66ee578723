import { createHash, X509Certificate } from "node:crypto";
import { readdirSync, readFileSync, utimesSync } from "node:fs";
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from "node:http2";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import path from "node:path";
import sirv from "sirv";
import { run } from "../processes";
import { startLine, type Line } from "./line";

export const kinds = ["html", "css", "script", "font", "image", "video", "other"] as const;
type Kind = (typeof kinds)[number];

/** What was sent: files by their number, bodies by their bytes as transferred; and what the browser asked for unasked. */
export type Sent = { files: number; bytes: Record<Kind, number>; prepared: number };

/** A host of finished files behind the slow line. */
export type Host = Line & {
  /** What was sent since this was last called. */
  sent: () => Sent;
  /** Publishes an edition: from now on every page is another than before, and all else is what it was. */
  publish: () => void;
  /** Lets browsers prepare pages that nobody has asked for yet, or refuses it. */
  preparing: (allowed: boolean) => void;
};

/** A certificate for this machine, and what tells Chromium to trust its key. */
export type Certificate = { key: Buffer; cert: Buffer; trusted: string };

/** Makes a certificate in a folder. @throws Error if there is no openssl */
export async function makeCertificate(folder: string): Promise<Certificate> {
  const [key, cert] = [path.join(folder, "key.pem"), path.join(folder, "cert.pem")];
  const asked = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=127.0.0.1";
  await run("openssl", [...asked.split(" "), "-keyout", key, "-out", cert]);
  const made = new X509Certificate(readFileSync(cert)).publicKey.export({ type: "spki", format: "der" });
  // Whoever ignores certificates altogether keeps nothing in the cache.
  const trusted = createHash("sha256").update(made).digest("base64");
  return { key: readFileSync(key), cert: readFileSync(cert), trusted };
}

/** Files whose names say their content, in whatever form: the ready hosting files let them be kept for a year. */
const NAMED_BY_CONTENT = /^\/(assets|media|_next\/static)\//;

const KINDS: readonly [RegExp, Kind][] = [
  [/html/, "html"],
  [/css/, "css"],
  [/javascript/, "script"],
  [/font/, "font"],
  [/^image/, "image"],
  [/^video/, "video"],
];

const filesOf = (root: string) =>
  sirv(root, {
    brotli: true,
    etag: true,
    setHeaders: (response, address) =>
      response.setHeader(
        "cache-control",
        NAMED_BY_CONTENT.test(address) ? "public, max-age=31536000, immutable" : "no-cache",
      ),
  });

const nothing = (): Sent => ({
  files: 0,
  bytes: { html: 0, css: 0, script: 0, font: 0, image: 0, video: 0, other: 0 },
  prepared: 0,
});

/** Serves a folder over HTTP/2 behind the line, with the cache times of the ready hosting files. Its pages' dates are changed. */
export async function startHost(root: string, { key, cert }: Certificate): Promise<Host> {
  let files = filesOf(root);
  let sent = nothing();
  let prepares = false;
  const answer = (request: Http2ServerRequest, response: Http2ServerResponse) => {
    const unasked = request.headers["sec-purpose"] !== undefined;
    if (unasked && !prepares) return void response.writeHead(503).end();
    response.once("close", () => {
      const headers = response.getHeaders();
      const [bytes, type] = [Number(headers["content-length"] ?? 0), String(headers["content-type"])];
      sent.files++;
      sent.bytes[KINDS.find(([pattern]) => pattern.test(type))?.[1] ?? "other"] += bytes;
      if (unasked) sent.prepared += bytes;
    });
    // Node's HTTP/2 has the interface of HTTP/1 for what sirv does with it.
    const [asked, given] = [request, response] as unknown as [IncomingMessage, ServerResponse];
    files(asked, given, () => void response.writeHead(404).end());
  };
  const server = createSecureServer({ key, cert, allowHTTP1: false }, answer);
  const sockets = new Set<Socket>();
  server.on("connection", (socket: Socket) => sockets.add(socket.on("close", () => sockets.delete(socket))));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const line = await startLine((server.address() as AddressInfo).port);
  return {
    ...line,
    sent: () => {
      const since = sent;
      sent = nothing();
      return since;
    },
    publish: () => {
      for (const file of readdirSync(root, { recursive: true, encoding: "utf8" }))
        if (/\.html(\.\w+)?$/.test(file)) utimesSync(path.join(root, file), new Date(), new Date());
      files = filesOf(root);
    },
    preparing: (allowed) => (prepares = allowed),
    stop: async () => {
      await line.stop();
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
