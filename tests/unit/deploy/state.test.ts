/** @jest-environment node */
import {
  editionBefore,
  KEEP_DAYS,
  partExpired,
  readState,
  settle,
  type EditionRecord,
} from "../../../tools/deploy/state";
import { evening } from "./lab";

const edition = (id: string, times: Partial<EditionRecord> = {}): EditionRecord => ({
  id,
  address: "https://www.diario.test",
  indexed: true,
  digest: id,
  pages: ["index.html"],
  hashed: [`assets/${id}.css`],
  ...times,
});
const at = (day: number): string => evening(day).toISOString();
const ids = (editions: readonly EditionRecord[]): string[] => editions.map(({ id }) => id);

it("reads what it has written, and nothing that would lead out of the site's folder", () => {
  const state = { editions: [edition("a", { from: at(0), until: at(1), withdrawn: true })] };
  expect(readState(JSON.stringify(state))).toEqual(state);
  expect(readState("")).toEqual({ editions: [] });
  for (const file of ["../x", "assets/../../x", "/etc/passwd", "assets/..", "pages/x", "assets/"])
    expect(() => readState(JSON.stringify({ editions: [edition("a", { hashed: [file] })] }))).toThrow("no se entiende");
  for (const file of ["../x", "/etc/passwd", "a/../b", "..", ""])
    expect(() => readState(JSON.stringify({ editions: [edition("a", { pages: [file] })] }))).toThrow("no se entiende");
  expect(() => readState(JSON.stringify({ editions: [edition("../a")] }))).toThrow("no se entiende");
  expect(() => readState("{")).toThrow("no se entiende");
});

it("learns from which edition is in place what a deployment that died has not written", () => {
  const editions = [edition("a", { from: at(0) }), edition("b"), edition("c")];
  expect(settle({ editions }, "b", evening(5)).editions).toEqual([
    edition("a", { from: at(0), until: at(5) }),
    edition("b", { from: at(5) }),
    edition("c"),
  ]);
  // One that is back in place is no longer replaced.
  expect(settle({ editions: [edition("a", { from: at(0), until: at(1) })] }, "a", evening(5)).editions).toEqual([
    edition("a", { from: at(0) }),
  ]);
});

it("counts thirty days from when an edition was replaced, not from when it came", () => {
  const editions = [
    edition("gone", { from: at(-90), until: at(-KEEP_DAYS) }),
    edition("open", { from: at(-90), until: new Date(evening(-KEEP_DAYS).getTime() + 1).toISOString() }),
    edition("never"),
    edition("before", { from: at(-90), until: at(-80) }),
    edition("withdrawn", { from: at(-80), until: at(-79), withdrawn: true }),
    edition("now", { from: at(-79) }),
  ];
  const { kept, expired } = partExpired({ editions }, "now", evening(0));
  expect([ids(kept), ids(expired)]).toEqual([
    ["open", "before", "now"],
    ["gone", "never", "withdrawn"],
  ]);
  expect(editionBefore({ editions }, "now")?.id).toBe("before");
  expect(editionBefore({ editions }, undefined)).toBeUndefined();
});
