import net, { type AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { Running } from "../serve/server";

/*
 * A phone's line below TLS: what a connection really pays for its handshakes and for TCP's slow start, which a browser's own
 * throttling leaves out. Bytes go through unchanged; only when they arrive is modelled.
 */

/** Milliseconds there and back, bits a second for all connections together, and the bytes a server may send at first. */
export const LINE = { roundTrip: 150, bitsPerSecond: 1_600_000, firstWindow: 14_600 } as const;

const ONE_WAY = LINE.roundTrip / 2;
const BYTES_PER_MS = LINE.bitsPerSecond / 8 / 1000;
const SEGMENT = 1460;

/** After so many milliseconds of silence a connection begins with its first window again, as Linux has it. */
const IDLE_MS = 1000;

/** A line that runs. */
export type Line = Running & {
  /** Waits until nothing has been sent to the phone for so many milliseconds. */
  quiet: (ms: number) => Promise<void>;
};

/** What all connections share. */
type Link = { freeAt: number };

/** Gives pieces on in their order, each after its milliseconds: timers of one millisecond may fire in any order. */
function inOrder(give: (piece: Buffer) => void) {
  const pieces: Buffer[] = [];
  return (piece: Buffer, after: number) => {
    pieces.push(piece);
    setTimeout(() => {
      const next = pieces.shift();
      if (next) give(next);
    }, after);
  };
}

/** Sends what a server says: as much as its window lets fly, which grows by whatever has been acknowledged. */
function sender(link: Link, phone: net.Socket): (said: Buffer) => void {
  const waiting: Buffer[] = [];
  const arrive = inOrder((segment) => phone.write(segment));
  let [window, flying, lastHeard]: [number, number, number] = [LINE.firstWindow, 0, performance.now()];
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
      arrive(segment, link.freeAt - now + ONE_WAY);
      acknowledged(segment, link.freeAt - now + LINE.roundTrip);
    }
  };
  return (said) => {
    if (flying === 0 && performance.now() - lastHeard > IDLE_MS) window = LINE.firstWindow;
    for (let at = 0; at < said.length; at += SEGMENT) waiting.push(said.subarray(at, at + SEGMENT));
    send();
  };
}

/** Carries one connection, which costs a round trip before its first byte. */
function connect(phone: net.Socket, port: number, link: Link): void {
  const server = net.connect(port, "127.0.0.1");
  const openAt = performance.now() + LINE.roundTrip;
  const arrive = inOrder((piece) => server.write(piece));
  phone.on("data", (piece: Buffer) => arrive(piece, Math.max(0, openAt - performance.now()) + ONE_WAY));
  server.on("data", sender(link, phone.setNoDelay()));
  phone.on("close", () => server.destroy()).on("error", () => server.destroy());
  server.on("close", () => phone.destroy()).on("error", () => phone.destroy());
}

/**
 * Puts the line in front of a server of this machine.
 * @param port the server's
 * @returns its address for browsers, with TLS; to stop it ends its connections
 */
export async function startLine(port: number): Promise<Line> {
  const link: Link = { freeAt: 0 };
  const phones = new Set<net.Socket>();
  const line = net.createServer((phone) => {
    phones.add(phone.on("close", () => phones.delete(phone)));
    connect(phone, port, link);
  });
  await new Promise<void>((resolve) => line.listen(0, "127.0.0.1", resolve));
  return {
    url: `https://127.0.0.1:${(line.address() as AddressInfo).port}`,
    quiet: async (ms) => {
      while (performance.now() - link.freeAt < ms) await wait(100);
    },
    stop: async () => {
      for (const phone of phones) phone.destroy();
      await new Promise((resolve) => line.close(resolve));
    },
  };
}
