import assert from "node:assert/strict";
import net, { type AddressInfo } from "node:net";
import { test } from "node:test";
import { startLine } from "../src/line";

/* What a phone on the modelled line waits for. Times are at least what the line asks; a busy machine adds to them. */

const SAID = Buffer.from(Array.from({ length: 100_000 }, (_, index) => index % 251));

/** A server that answers anything with the same bytes, and the line in front of it. */
async function lined(): Promise<{ port: number; stop: () => Promise<void> }> {
  const server = net.createServer((socket) => {
    socket.once("data", () => socket.write(SAID)).on("error", () => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const line = await startLine((server.address() as AddressInfo).port);
  const stop = async () => {
    await line.stop();
    server.close();
  };
  return { port: Number(new URL(line.url).port), stop };
}

/** Asks once. @returns what came, and milliseconds until its first and its last byte */
async function ask(port: number): Promise<{ came: Buffer; first: number; last: number }> {
  const begun = performance.now();
  const pieces: Buffer[] = [];
  let first = Number.NaN;
  await new Promise((resolve, reject) => {
    const socket = net.connect(port, "127.0.0.1", () => socket.write("?"));
    socket.on("data", (piece) => {
      if (pieces.length === 0) first = performance.now() - begun;
      pieces.push(piece);
      if (Buffer.concat(pieces).length === SAID.length) resolve(undefined);
    });
    socket.on("error", reject).on("close", () => reject(new Error("The line was closed before all had come")));
  });
  return { came: Buffer.concat(pieces), first, last: performance.now() - begun };
}

test("bytes come as they were said, after the handshake, the way there and back, and as the bandwidth lets them", async () => {
  const { port, stop } = await lined();
  const { came, first, last } = await ask(port);
  await stop();
  assert.ok(came.equals(SAID));
  // A handshake of 150 ms, and 75 ms each way.
  assert.ok(first >= 299, `${first} ms`);
  // 100 kB at 200 bytes a millisecond; and of a first window of 14,600 bytes 100,000 are three round trips.
  assert.ok(last >= first + 500 - 75, `${last} ms`);
});

test("two connections share the line", async () => {
  const { port, stop } = await lined();
  const both = await Promise.all([ask(port), ask(port)]);
  await stop();
  assert.ok(Math.max(...both.map(({ last }) => last)) >= 300 + 1000 - 75);
});
