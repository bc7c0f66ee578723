import { cp, mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { z } from "zod";
import { definitions } from "@/schema/sections";
import { makeAccents } from "@/tools/assets/accents";
import { makeSearchImages } from "@/tools/assets/search-images";
import { artworkOf, makeSharePictures } from "@/tools/assets/share/share";
import { colourIn, readTokens } from "@/tools/assets/tokens";
import { shownPages } from "@/paper/graphs";
import { leadOf } from "@/paper/paper";
import { folderWith } from "../folder";
import { drawing, photograph, plain } from "../pictures/photographs";

const ROOT = process.cwd();

/** The sharing pictures' addresses by page, which are made from what they show. */
async function madeIn(root: string): Promise<Record<string, string>> {
  await makeSharePictures(root);
  return z
    .record(z.string(), z.string())
    .parse(JSON.parse(await readFile(path.join(root, ".generated/share.json"), "utf8")));
}

test("a lead's new picture is in the sharing picture of every page that it leads, and in no other; so is its headline; a new colour in all", async () => {
  const root = await folderWith({});
  for (const folder of [".cache", "node_modules"]) await symlink(path.join(ROOT, folder), path.join(root, folder));
  for (const folder of ["app/styles", "data/pictures"])
    await cp(path.join(ROOT, folder), path.join(root, folder), { recursive: true });
  const before = await madeIn(root);
  const [first] = shownPages;
  if (first === undefined) throw new Error("no page is shown");
  const { image } = leadOf(first);
  await writeFile(path.join(root, "data/pictures", image), drawing(800, 500));
  const after = await madeIn(root);
  const changed = (key: string) => before[key] !== after[key];
  expect(shownPages.filter(changed)).toEqual(shownPages.filter((key) => leadOf(key).image === image));
  const tokens = path.join(root, "app/styles/tokens.css");
  const css = await readFile(tokens, "utf8");
  // Each poster has one of the two, whatever the newspaper's mark is.
  await writeFile(tokens, css.replace(/--color-(paper|saffron): [^;]+/g, "--color-$1: #0f0"));
  const recoloured = await madeIn(root);
  expect(shownPages.filter((key) => recoloured[key] === after[key])).toEqual([]);
  const lead = leadOf(first);
  const { title } = lead;
  lead.title = "Otro titular";
  const retitled = await madeIn(root);
  lead.title = title;
  expect(shownPages.filter((key) => retitled[key] !== recoloured[key])).toEqual([first]);
});

test("a picture's bitmap for search engines shows what the picture shows today", async () => {
  const root = await folderWith({});
  for (const folder of ["app", "node_modules"]) await symlink(path.join(ROOT, folder), path.join(root, folder));
  await mkdir(path.join(root, "data/pictures"), { recursive: true });
  const shown = async (colour: string) => {
    // Taken with the camera upright.
    const taken = plain(400, 640, colour).withMetadata({ orientation: 6 });
    await writeFile(path.join(root, "data/pictures/foto.jpg"), await taken.jpeg().toBuffer());
    await makeSearchImages(root, ["foto.jpg"]);
    const list = await readFile(path.join(root, ".generated/search-images.json"), "utf8");
    const { src } = z.record(z.string(), z.object({ src: z.string() })).parse(JSON.parse(list))["foto.jpg"] ?? {};
    const bitmap = sharp(path.join(root, "public", src ?? "nothing"));
    // Nothing is made larger than it was taken.
    expect((await bitmap.metadata()).width).toBe(640);
    const { channels } = await bitmap.stats();
    return channels.slice(0, 3).map(({ mean }) => Math.round(mean / 51));
  };
  expect(await shown("#f00")).toEqual([5, 0, 0]);
  expect(await shown("#00f")).toEqual([0, 0, 5]);
});

test("a lead's picture fills whatever room a poster has for it", async () => {
  const picture = await artworkOf(Buffer.from(drawing(800, 500).replace("h800v9z", "h800v500H0z")), true);
  for (const [width, height] of [
    [400, 100],
    [100, 400],
  ] as const) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${picture(0, 0, width, height)}</svg>`;
    const { channels } = await sharp(Buffer.from(svg)).stats();
    expect(channels.at(-1)?.min).toBe(255);
  }
});

test("a photograph is in a poster as it is seen, and large enough for all of it", async () => {
  const turned = await photograph(1000, 3000).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const [, png = ""] = /;base64,([^"]+)/.exec((await artworkOf(turned, false))(0, 0, 1, 1)) ?? [];
  expect(await sharp(Buffer.from(png, "base64")).metadata()).toMatchObject({ width: 2400, height: 800 });
});

test("what is transparent in a drawing is paper to search engines", async () => {
  const css = await readFile(path.join(ROOT, "app/styles/tokens.css"), "utf8");
  const root = await folderWith({ "data/pictures/dibujo.svg": drawing(480, 300), "app/styles/tokens.css": css });
  const groundOf = async () => {
    await makeSearchImages(root, ["dibujo.svg"]);
    const list = z
      .record(z.string(), z.object({ src: z.string() }))
      .parse(JSON.parse(await readFile(path.join(root, ".generated/search-images.json"), "utf8")));
    const bitmap = sharp(path.join(root, "public", list["dibujo.svg"]?.src ?? "nothing"));
    expect(await bitmap.metadata()).toMatchObject({ width: 1200, height: 750 });
    const foot = bitmap.removeAlpha().extract({ left: 0, top: 700, width: 1200, height: 50 });
    // Statistics are of what is read, whatever is done with it then.
    const { channels } = await sharp(await foot.png().toBuffer()).stats();
    return `#${channels.map(({ min }) => min.toString(16)).join("")}`;
  };
  expect(await groundOf()).toBe(colourIn(await readTokens(ROOT), "paper"));
  // Of another paper too.
  await writeFile(
    path.join(root, "app/styles/tokens.css"),
    css.replace(/--color-paper: [^;]+/, "--color-paper: #abcdef"),
  );
  expect(await groundOf()).toBe("#abcdef");
});

test("a section whose colours the style sheet lacks stops the build", async () => {
  const css = await readFile(path.join(ROOT, "app/styles/tokens.css"), "utf8");
  for (const { accent } of Object.values(definitions))
    for (const name of [accent, `${accent}-soft`]) {
      const tokens = css.replaceAll(new RegExp(`--color-${name}: [^;]+;`, "g"), "");
      await expect(makeAccents(await folderWith({ "app/styles/tokens.css": tokens }))).rejects.toThrow(name);
    }
});

test("a breakpoint that pictures could not be offered by stops the build", async () => {
  const css = await readFile(path.join(ROOT, "app/styles/tokens.css"), "utf8");
  const inPixels = css.replace(/--breakpoint-md: [^;]+/, "--breakpoint-md: 768px");
  await expect(makeAccents(await folderWith({ "app/styles/tokens.css": inPixels }))).rejects.toThrow(
    "app/styles/tokens.css: --breakpoint-md is 768px, not in rem",
  );
});

test("a colour that is another's by day is so by night too, and one that follows another follows it", async () => {
  const light =
    ":root {\n  --color-ink: #111;\n  --color-ink-by-day: --theme(--color-ink inline);\n  --color-frame: var(--color-ink);\n}";
  const dark = "@media (prefers-color-scheme: dark) {\n  :root {\n    --color-ink: #eee;\n  }\n}";
  const root = await folderWith({ "app/styles/tokens.css": `${light}\n${dark}\n` });
  expect(Object.fromEntries(await readTokens(root, "dark"))).toEqual({
    ink: "#eee",
    "ink-by-day": "#111",
    frame: "#eee",
  });
  await writeFile(path.join(root, "app/styles/tokens.css"), light);
  await expect(readTokens(root)).rejects.toThrow("tokens.css: @media (prefers-color-scheme: dark) is missing");
});
