import sirv from "sirv";
import { listen } from "../../server";

/** What has been sent since one last asked: answers, and bytes as transferred, without the answers' headers. */
type Sent = { answers: number; bytes: number };

/** A server of finished files that counts what it sends. */
export type CountingServer = {
  /** Without a slash at its end. */
  url: string;
  /** Serves another folder from now on, as after a publication. */
  publish: (root: string) => void;
  /** What was sent since this was last called. */
  sent: () => Sent;
  stop: () => Promise<void>;
};

/** Files whose names say their content, in whatever form: the ready hosting files let them be kept for a year. */
const NAMED_BY_CONTENT = /^\/(assets|media|_astro|_next\/static)\//;

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

/**
 * Serves finished files on loopback with the cache times of the ready hosting files: those named by their
 * content are kept, all others asked about each time.
 * @throws Error if no port is free
 */
export async function serveCounting(root: string): Promise<CountingServer> {
  let files = filesOf(root);
  let counted: Sent = { answers: 0, bytes: 0 };
  const { url, stop } = await listen((request, response) => {
    response.once("close", () => {
      const bytes = Number(response.getHeader("content-length") ?? 0);
      counted = { answers: counted.answers + 1, bytes: counted.bytes + bytes };
    });
    files(request, response, () => void response.writeHead(404).end());
  });
  return {
    url,
    publish: (other) => (files = filesOf(other)),
    sent: () => {
      const since = counted;
      counted = { answers: 0, bytes: 0 };
      return since;
    },
    stop,
  };
}
