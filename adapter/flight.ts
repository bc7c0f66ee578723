import { Problem } from "./problem";

/*
 * React's copy of a page in its script tags (the «flight» payload), read only to see
 * which client components the page renders, and where. The form is React's own and
 * may change with Next: what cannot be read stops the build, so a new form never
 * passes for a page without client components.
 */

export type ClientReference = { id: string; name: string };

export type Flight = {
  /** Values by row id; elements are `["$", type, key, props]`, references strings such as `$L1f`. */
  rows: Map<string, unknown>;
  /** What the page takes from client modules, by row id. */
  clients: Map<string, ClientReference>;
};

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

const PUSH = /^self\.__next_f\.push\((\[.*\])\)$/s;

/** Row tags whose content follows a length in bytes instead of ending with its line: text and typed arrays. */
const SIZED = "TAOoUSsLlGgMmVb";
const TAG = /[A-Z#rx]/;

function payloadOf(file: string, scripts: readonly string[]): Buffer {
  const pieces = scripts.flatMap((script) => {
    const [, json] = PUSH.exec(script.trim().replace(/;$/, "")) ?? [];
    if (!json) return [];
    const piece: unknown = JSON.parse(json);
    if (!isList(piece) || typeof piece[1] !== "string") return [];
    // 1 is text, 3 bytes in base64 (next/dist/server/app-render/use-flight-response).
    return [Buffer.from(piece[1], piece[0] === 3 ? "base64" : "utf8")];
  });
  if (pieces.length === 0) throw new Problem(file, "Next's payload is not where adapter/flight.ts looks for it.");
  return Buffer.concat(pieces);
}

function* rowsOf(payload: Buffer): Generator<{ id: string; tag: string; content: string }> {
  for (let at = 0; at < payload.length;) {
    const colon = payload.indexOf(":", at);
    const id = payload.toString("latin1", at, colon);
    const first = payload.toString("latin1", colon + 1, colon + 2);
    if (colon < 0 || !/^[0-9a-f]*$/.test(id)) throw new Error(`no row begins at byte ${at}`);
    if (SIZED.includes(first)) {
      const comma = payload.indexOf(",", colon);
      const end = comma + 1 + parseInt(payload.toString("latin1", colon + 2, comma), 16);
      yield { id, tag: first, content: payload.toString("utf8", comma + 1, end) };
      at = end;
    } else {
      const line = payload.indexOf("\n", colon);
      const end = line < 0 ? payload.length : line;
      const tag = TAG.test(first) ? first : "";
      yield { id, tag, content: payload.toString("utf8", colon + 1 + tag.length, end) };
      at = end + 1;
    }
  }
}

/**
 * Reads a page's payload.
 * @param file for messages
 * @param scripts the text of the page's inline scripts
 * @throws Problem if there is none, or it cannot be read
 */
export function readFlight(file: string, scripts: readonly string[]): Flight {
  const rows = new Map<string, unknown>();
  const imports = new Map<string, unknown>();
  try {
    for (const { id, tag, content } of rowsOf(payloadOf(file, scripts))) {
      if (tag === "") rows.set(id, JSON.parse(content));
      else if (tag === "I") imports.set(id, JSON.parse(content));
    }
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem(
      file,
      `Next's payload cannot be read (${String(error)}): has its form changed? See adapter/flight.ts.`,
    );
  }
  const clients = new Map<string, ClientReference>();
  for (const [row, value] of imports) {
    const [id, , name]: readonly unknown[] = isList(value) ? value : [];
    // A name that stands more than once is a row of its own.
    const spelt = typeof name === "string" && name.startsWith("$") ? rows.get(name.slice(1)) : name;
    clients.set(row, { id: String(id), name: String(spelt) });
  }
  return { rows, clients };
}
