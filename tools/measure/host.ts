import { createHash, X509Certificate } from "node:crypto";
import { readdirSync, readFileSync, utimesSync } from "node:fs";
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from "node:http2";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import sirv from "sirv";
import { run } from "../processes";
import { startLine, type Line } from "./line";
import { newScales, type Scales } from "./weigh";

/** A host of finished files behind the slow line, and the scales on which lies what it sends. */
export type Host = Line &
  Pick<Scales, "sent" | "empty"> & {
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

/**
 * Serves a folder over HTTP/2 behind the line, with the cache times of the ready hosting files.
 * @param root finished files; the dates of its pages are changed
 */
export async function startHost(root: string, { key, cert }: Certificate): Promise<Host> {
  const scales = newScales();
  const serving = () =>
    sirv(root, {
      brotli: true,
      etag: true,
      setHeaders: (response, address, file) => {
        const kept = NAMED_BY_CONTENT.test(address) ? "public, max-age=31536000, immutable" : "no-cache";
        response.setHeader("cache-control", kept);
        scales.note(response, address, file);
      },
    });
  let files = serving();
  let prepares = false;
  const server = createSecureServer({ key, cert }, (request: Http2ServerRequest, response: Http2ServerResponse) => {
    if (request.headers["sec-purpose"] !== undefined && !prepares) return void response.writeHead(503).end();
    // Node's HTTP/2 has the interface of HTTP/1 for what sirv does with it.
    const [asked, given] = [request, response] as unknown as [IncomingMessage, ServerResponse];
    files(asked, given, () => void response.writeHead(404).end());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const line = await startLine((server.address() as AddressInfo).port);
  return {
    ...line,
    ...scales,
    publish: () => {
      for (const file of readdirSync(root, { recursive: true, encoding: "utf8" }))
        if (/\.html(\.\w+)?$/.test(file)) utimesSync(path.join(root, file), new Date(), new Date());
      files = serving();
    },
    preparing: (allowed) => (prepares = allowed),
    stop: async () => {
      // Its connections are the line's, and end with it.
      await line.stop();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
