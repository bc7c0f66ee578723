import { connect } from "node:net";

/** What a server answers, nothing of it normalised. */
export type Answer = {
  /** 0 where the server only hung up. */
  status: number;
  /** The head as it came, one byte a character. */
  head: string;
  /** Each header's values, by its name in lower case. */
  headers: Map<string, string[]>;
  body: string;
};

/** A server that neither answers nor hangs up is an answer too: status 0. */
const PATIENCE_MS = 5000;

function read(bytes: Buffer): Answer {
  const text = bytes.toString("latin1");
  const end = text.indexOf("\r\n\r\n");
  const head = end < 0 ? text : text.slice(0, end);
  const [first = "", ...lines] = head.split("\r\n");
  const headers = new Map<string, string[]>();
  for (const line of lines) {
    const colon = line.indexOf(":");
    const name = line.slice(0, colon).toLowerCase();
    headers.set(name, [...(headers.get(name) ?? []), line.slice(colon + 1).trim()]);
  }
  return { status: Number(/^HTTP\/1\.[01] (\d{3})/.exec(first)?.[1] ?? 0), head, headers, body: text.slice(end + 4) };
}

/**
 * Sends bytes to a server of this machine and gives what comes back. fetch and node:http
 * would mend an odd address before it leaves.
 * @param url the server's
 * @param request one byte a character, such as `GET / HTTP/1.1\r\n…`
 */
export function send(url: string, request: string): Promise<Answer> {
  return new Promise((resolve) => {
    const pieces: Buffer[] = [];
    const socket = connect(Number(new URL(url).port), "127.0.0.1");
    const done = () => {
      socket.destroy();
      resolve(read(Buffer.concat(pieces)));
    };
    socket.setTimeout(PATIENCE_MS, done);
    socket.on("data", (piece) => pieces.push(piece));
    // A server may refuse a long request before it has read all of it.
    socket.on("error", done);
    socket.on("close", done);
    socket.write(Buffer.from(request, "latin1"));
  });
}

/** A request for one address, after which the server hangs up. */
export const request = (method: string, target: string, headers: Record<string, string> = {}): string =>
  [
    `${method} ${target} HTTP/1.1`,
    ...Object.entries({ Host: "localhost", Connection: "close", ...headers }).map(
      ([name, value]) => `${name}: ${value}`,
    ),
    "\r\n",
  ].join("\r\n");
