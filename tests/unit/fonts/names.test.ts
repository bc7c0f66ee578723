/** @jest-environment node */
import { authorsOnly } from "@/assets/fonts/names";

/** A table of names, as OpenType lays it out: a header, a record a name, the texts. */
function tableOf(names: readonly { id: number; text: string }[]): Buffer {
  const texts = names.map(({ text }) => Buffer.from(text, "latin1"));
  const head = Buffer.alloc(6 + names.length * 12);
  head.writeUInt16BE(names.length, 2);
  head.writeUInt16BE(head.length, 4);
  let at = 0;
  names.forEach(({ id }, index) => {
    head.writeUInt16BE(1, 6 + index * 12);
    head.writeUInt16BE(id, 6 + index * 12 + 6);
    head.writeUInt16BE(texts[index]?.length ?? 0, 6 + index * 12 + 8);
    head.writeUInt16BE(at, 6 + index * 12 + 10);
    at += texts[index]?.length ?? 0;
  });
  return Buffer.concat([head, ...texts]);
}

test("of a font's names only the line of its authors is sent", () => {
  const table = tableOf([
    { id: 1, text: "Family" },
    { id: 0, text: "Copyright 2020 The Authors" },
    { id: 2, text: "Regular" },
  ]);
  expect(authorsOnly(table)).toEqual(tableOf([{ id: 0, text: "Copyright 2020 The Authors" }]));
});

test("a font that does not say whose it is is refused", () => {
  expect(() => authorsOnly(tableOf([{ id: 1, text: "Family" }]))).toThrow("does not say whose it is");
});
