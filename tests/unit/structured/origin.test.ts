import { readFile } from "node:fs/promises";
import path from "node:path";
import { shownPages } from "@/paper/graphs";
import { site } from "@/paper/site";
import { makeSearchImages } from "@/tools/assets/search-images";
import { folderWith } from "../folder";
import { originXmp, photograph } from "../pictures/photographs";

/* A picture that a machine made says so in its file; machines that read the pages' graphs are told so too. */

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;

/** Where a graph names a bitmap: the object that does, and the field. */
function* namings(value: unknown, bitmap: string): Generator<[Fields, string]> {
  if (!isFields(value)) return;
  for (const [field, child] of Object.entries(value)) {
    if (typeof child === "string" && child.endsWith(bitmap)) yield [value, field];
    yield* namings(child, bitmap);
  }
}

test("every graph that names a picture made by a machine says what made it", async () => {
  const generated = originXmp("trainedAlgorithmicMedia");
  const original = await photograph(1200, 750).withXmp(generated).jpeg().toBuffer();
  const root = await folderWith({
    "data/pictures/mar.jpg": original,
    "app/styles/tokens.css": await readFile(path.join(process.cwd(), "app/styles/tokens.css")),
  });
  await makeSearchImages(root, ["mar.jpg"]);
  const made: unknown = JSON.parse(await readFile(path.join(root, ".generated/search-images.json"), "utf8"));
  if (!isFields(made) || !isFields(made["mar.jpg"])) throw new Error("no bitmap was made of mar.jpg");
  const bitmap = made["mar.jpg"];
  // The one picture in the place of every other; the mark is drawn by hand.
  const everywhere = new Proxy({}, { get: (_, name) => (name === site.mark ? { src: "/mark.png" } : bitmap) });
  jest.doMock("@/.generated/search-images.json", () => ({ __esModule: true, default: everywhere }));
  const { pageGraph } = await import("@/app/structured");
  const origin = { "@id": "http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia" };
  // A newspaper that has just begun has pages without a picture.
  const namingsOn = (key: (typeof shownPages)[number]) => [...namings(pageGraph(key), String(bitmap["src"]))];
  expect(shownPages.flatMap(namingsOn).length).toBeGreaterThan(0);
  for (const key of shownPages) {
    const named = namingsOn(key);
    const silent = named.filter(([{ thumbnail, ...node }, field]) => {
      const picture = field === "thumbnailUrl" && isFields(thumbnail) ? thumbnail : node;
      return JSON.stringify(picture["digitalSourceType"]) !== JSON.stringify(origin);
    });
    expect([key, silent]).toEqual([key, []]);
  }
});
