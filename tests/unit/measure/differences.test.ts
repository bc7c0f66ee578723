/** @jest-environment node */
import sharp, { type Sharp } from "sharp";
import { differenceOf } from "@/tools/measure/differences";

const PAPER = "#fdfcf8";

const page = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: PAPER } });

/** A page with a black rectangle on it. */
const printed = (at: { left: number; top: number; width: number; height: number }) => {
  const { width, height } = at;
  const input = { create: { width, height, channels: 3, background: "black" } } as const;
  return page(200, 400).composite([{ input, left: at.left, top: at.top }]);
};

const png = (image: Sharp) => image.png().toBuffer();

test("a page is no different from itself, however its file was written", async () => {
  const image = printed({ left: 20, top: 30, width: 90, height: 10 });
  const small = await image.png({ compressionLevel: 9 }).toBuffer();
  const large = await image.png({ compressionLevel: 0 }).toBuffer();
  expect(small.equals(large)).toBe(false);
  expect(await differenceOf(small, large)).toEqual({ share: 0 });
});

test("one pixel counts, and its rows are shown thrice, with a red mark over it", async () => {
  const now = printed({ left: 100, top: 200, width: 1, height: 1 });
  const { share, picture } = await differenceOf(await png(page(200, 400)), await png(now));
  expect(share).toBe(1 / (200 * 400));
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect(info.width).toBeGreaterThan(3 * 200);
  expect(info.height).toBeLessThan(400);
  const reds = Array.from({ length: data.length / 3 }, (_, at) => at).filter(
    (at) => (data[3 * at] ?? 0) > (data[3 * at + 1] ?? 0) + 60,
  );
  expect(reds.length).toBeGreaterThan(16);
  // The third column is the last.
  for (const at of reds) expect(at % info.width).toBeGreaterThan(2 * 200);
});

test("what only one of two pages has differs, whichever it is, even where it is blank", async () => {
  const [short, long] = [await png(page(200, 300)), await png(page(200, 400))];
  expect((await differenceOf(short, long)).share).toBe(1 / 4);
  expect((await differenceOf(long, short)).share).toBe(1 / 4);
  const wide = await png(page(250, 300));
  expect((await differenceOf(short, wide)).share).toBe(1 / 5);
  expect((await differenceOf(short, wide)).picture).toBeDefined();
});
