import { createHash, X509Certificate } from "node:crypto";
import { execFile } from "node:child_process";
import { readdirSync, readFileSync, utimesSync } from "node:fs";
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from "node:http2";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import type { TLSSocket } from "node:tls";
import { promisify } from "node:util";
import sirv from "sirv";
import { LINE, startLine, type Running } from "./line";
import { newScales, type Scales } from "./weigh";

/** A host of finished files behind the slow line, and the scales on which lies what it sends. */
export type Host = Running &
  Scales & {
    /** Publishes an edition: from now on every page is another than before, and all else is what it was. */
    publish: () => void;
    /** Lets browsers prepare pages that nobody has asked for yet, or refuses it. */
    preparing: (allowed: boolean) => void;
  };

/**
 * Makes a certificate for this machine in a folder.
 * @returns also what tells Chromium to trust its key: who trusts all keeps nothing in the cache
 * @throws Error if there is no openssl
 */
export async function makeCertificate(folder: string) {
  const keyFile = path.join(folder, "key.pem");
  const certificateFile = path.join(folder, "cert.pem");
  const asked = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=127.0.0.1";
  await promisify(execFile)("openssl", [...asked.split(" "), "-keyout", keyFile, "-out", certificateFile]);
  const key = readFileSync(keyFile);
  const cert = readFileSync(certificateFile);
  const open = new X509Certificate(cert).publicKey.export({ type: "spki", format: "der" });
  return { key, cert, trusted: createHash("sha256").update(open).digest("base64") };
}

/** Files whose names say their content, in whatever form: hosts let them be kept for a year. */
const NAMED_BY_CONTENT = /^\/(assets|media|_next\/static)\//;

/**
 * Serves a folder over HTTP/2 behind the line, with the cache times that a good host has.
 * @param root finished files; the dates of its pages are changed
 */
export async function startHost(root: string, certificate: { key: Buffer; cert: Buffer }): Promise<Host> {
  const scales = newScales();
  const setHeaders: Scales["note"] = (response, address, file) => {
    const kept = NAMED_BY_CONTENT.test(address) ? "public, max-age=31536000, immutable" : "no-cache";
    response.setHeader("cache-control", kept);
    scales.note(response, address, file);
  };
  const serving = () => sirv(root, { brotli: true, etag: true, setHeaders });
  let serve = serving();
  let prepares = false;
  const server = createSecureServer(certificate, (request: Http2ServerRequest, response: Http2ServerResponse) => {
    if (request.headers["sec-purpose"] !== undefined && !prepares) return void response.writeHead(503).end();
    // Node's HTTP/2 has the interface of HTTP/1 for what sirv does with it.
    const asked = request as unknown as IncomingMessage;
    const answer = response as unknown as ServerResponse;
    serve(asked, answer, () => void response.writeHead(404).end());
  });
  // As a host does well to have it: what is longer than the first window could not be read before the second had come.
  server.on("secureConnection", (socket: TLSSocket) => socket.setMaxSendFragment(LINE.record));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    // To stop it ends the server's connections; the server goes with this process.
    ...(await startLine((server.unref().address() as AddressInfo).port)),
    ...scales,
    publish: () => {
      const files = readdirSync(root, { recursive: true, encoding: "utf8" });
      const pages = files.filter((file) => /\.html(\.\w+)?$/.test(file));
      for (const page of pages) utimesSync(path.join(root, page), new Date(), new Date());
      serve = serving();
    },
    preparing: (allowed) => {
      prepares = allowed;
    },
  };
}
