import net, { type AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/*
 * A phone's line below TLS: what a connection really pays for its handshakes and for TCP's slow start, which a browser's own
 * throttling leaves out. Bytes go through unchanged; only when they arrive is modelled.
 */

/** A server that runs until it is stopped, and its address without a slash at the end. */
export type Running = { url: string; stop: () => Promise<void> };

/** Milliseconds there and back, bits a second for all connections together; bytes a server may send at first, and of a TLS record. */
export const LINE = { roundTrip: 150, bitsPerSecond: 1_600_000, firstWindow: 14_600, record: 1400 } as const;

const BYTES_PER_MS = LINE.bitsPerSecond / 8 / 1000;
const SEGMENT = 1460;

/** After so many milliseconds of silence a connection begins with its first window again, as Linux has it. */
const IDLE_MS = 1000;

/** Gives pieces on in their order, each after its milliseconds: timers alone would change the order of neighbours. */
function inOrder(give: (piece: Buffer) => unknown) {
  let before = Promise.resolve();
  return (piece: Buffer, after: number) => {
    const due = wait(after);
    before = before.then(() => due).then(() => void give(piece));
  };
}

/** Sends what a server says: as much as its window lets fly, which grows by whatever has been acknowledged. */
function sender(link: { freeAt: number }, phone: net.Socket): (bytes: Buffer) => void {
  const waiting: Buffer[] = [];
  let window: number = LINE.firstWindow;
  let flying = 0;
  let lastHeard = performance.now();
  const arrive = inOrder((segment) => phone.write(segment));
  const acknowledged = inOrder(({ length }) => {
    flying -= length;
    window += length;
    lastHeard = performance.now();
    send();
  });
  const send = () => {
    for (let segment = waiting[0]; segment && flying < window; segment = waiting[0]) {
      waiting.shift();
      flying += segment.length;
      const now = performance.now();
      link.freeAt = Math.max(link.freeAt, now) + segment.length / BYTES_PER_MS;
      arrive(segment, link.freeAt - now + LINE.roundTrip / 2);
      acknowledged(segment, link.freeAt - now + LINE.roundTrip);
    }
  };
  return (bytes) => {
    if (flying === 0 && performance.now() - lastHeard > IDLE_MS) window = LINE.firstWindow;
    for (let at = 0; at < bytes.length; at += SEGMENT) waiting.push(bytes.subarray(at, at + SEGMENT));
    send();
  };
}

/**
 * Puts the line in front of a server of this machine.
 * @param port the server's
 * @returns its address for browsers, with TLS; to stop it ends its connections
 */
export async function startLine(port: number): Promise<Running> {
  // Shared by all connections: when the last byte that was sent will have left.
  const link = { freeAt: 0 };
  const phones = new Set<net.Socket>();
  const line = net.createServer((phone) => {
    phones.add(phone);
    const server = net.connect(port, "127.0.0.1");
    // A connection costs a round trip before its first byte.
    const openAt = performance.now() + LINE.roundTrip;
    const arrive = inOrder((piece) => server.write(piece));
    phone.on("data", (piece) => arrive(piece, Math.max(0, openAt - performance.now()) + LINE.roundTrip / 2));
    server.on("data", sender(link, phone.setNoDelay()));
    phone.on("close", () => server.destroy()).on("error", () => server.destroy());
    server.on("close", () => phone.destroy()).on("error", () => phone.destroy());
  });
  await new Promise<void>((resolve) => line.listen(0, "127.0.0.1", resolve));
  return {
    url: `https://127.0.0.1:${(line.address() as AddressInfo).port}`,
    stop: () => {
      for (const phone of phones) phone.destroy();
      return new Promise((resolve) => line.close(() => resolve()));
    },
  };
}
