/** @jest-environment node */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { cachedBitmap, publish } from "@/assets/bitmaps";
import { hash } from "@/assets/files";

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), "bitmaps-"));
});
afterEach(() => rm(root, { recursive: true, force: true }));

test("a bitmap is made once for what it is made from, and again when that changes", async () => {
  const make = jest.fn(() => Promise.resolve(Buffer.from("png")));
  await cachedBitmap(root, hash("<svg/>", "recipe 1"), make);
  await cachedBitmap(root, hash("<svg/>", "recipe 1"), make);
  expect(make).toHaveBeenCalledTimes(1);
  await cachedBitmap(root, hash("<svg/>", "recipe 2"), make);
  expect(make).toHaveBeenCalledTimes(2);
});

test("it is published under a name made from its content", async () => {
  const src = await publish(root, "share/politica", Buffer.from("png"));
  expect(src).toMatch(/^\/media\/share\/politica\.[0-9a-f]{8}\.png$/);
  expect(await publish(root, "share/politica", Buffer.from("other"))).not.toBe(src);
  expect(await readFile(path.join(root, "public", src), "utf8")).toBe("png");
});

test("a photograph's is a JPEG by name, and kept apart from a PNG of the same source", async () => {
  await cachedBitmap(root, hash("<svg/>"), () => Promise.resolve(Buffer.from("png")));
  const jpeg = await cachedBitmap(root, hash("<svg/>"), () => Promise.resolve(Buffer.from("jpeg")), "jpg");
  expect(jpeg.toString()).toBe("jpeg");
  expect(await publish(root, "share/politica", jpeg, "jpg")).toMatch(/^\/media\/share\/politica\.[0-9a-f]{8}\.jpg$/);
});
