import type { ServerResponse } from "node:http";
import path from "node:path";

/*
 * What a page weighs, counted where its files are sent: bodies as they lie on the disk, compressed, without the answers'
 * headers. Whatever the browser asks for counts: pictures, fonts, scripts, the icons and the sheet for paper too.
 */

export const kinds = ["html", "css", "script", "font", "image", "video", "other"] as const;
type Kind = (typeof kinds)[number];

/** What was sent, in bytes of bodies, and how much of it the browser asked for unasked. */
export type Sent = { bytes: Record<Kind, number>; prepared: number };

/** By the ends of addresses; what has none of these is an image. */
const KINDS: Readonly<Record<string, Kind>> = {
  "": "html",
  ".html": "html",
  ".css": "css",
  ".js": "script",
  ".woff2": "font",
  ".mp4": "video",
  ".webm": "video",
  ".json": "other",
  ".txt": "other",
  ".webmanifest": "other",
};

/** What counts the files of one server. */
export type Scales = {
  /** For `setHeaders` of sirv, which calls it for each body that it sends; for a 304 there is none. */
  note: (response: ServerResponse, address: string, file: { size: number }) => void;
  /** What was sent since the scales were emptied. */
  sent: () => Sent;
  empty: () => void;
};

/** Scales on which nothing lies yet. */
export function newScales(): Scales {
  const bytes = new Map<string, number>();
  let prepared = 0;
  return {
    note: ({ req: { headers } }, address, { size }) => {
      // A film comes in several pieces and counts once.
      const before = headers.range === undefined ? (bytes.get(address) ?? 0) : 0;
      bytes.set(address, before + size);
      if (headers["sec-purpose"] !== undefined) prepared += size;
    },
    sent: () => {
      const sums: Sent["bytes"] = { html: 0, css: 0, script: 0, font: 0, image: 0, video: 0, other: 0 };
      for (const [address, size] of bytes) sums[KINDS[path.extname(address)] ?? "image"] += size;
      return { bytes: sums, prepared };
    },
    empty: () => {
      bytes.clear();
      prepared = 0;
    },
  };
}

/** All the bytes that were sent. */
export const totalBytes = ({ bytes }: Sent): number => Object.values(bytes).reduce((sum, size) => sum + size, 0);
