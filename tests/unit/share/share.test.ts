import { cp, mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { makeSharePictures } from "@/tools/assets/share/share";
import { shownPages } from "@/paper/graphs";
import { leadOf } from "@/paper/paper";
import { folderWith } from "../folder";
import { drawing } from "../pictures/photographs";

const ROOT = process.cwd();

/** The sharing pictures' addresses by page, which are made from what they show. */
async function madeIn(root: string): Promise<Record<string, string>> {
  await makeSharePictures(root);
  return z
    .record(z.string(), z.string())
    .parse(JSON.parse(await readFile(path.join(root, ".generated/share.json"), "utf8")));
}

test("a lead's new picture is in the sharing picture of every page that it leads, and in no other", async () => {
  const root = await folderWith({});
  for (const folder of [".cache", "app", "node_modules"])
    await symlink(path.join(ROOT, folder), path.join(root, folder));
  await mkdir(path.join(root, "data"));
  await cp(path.join(ROOT, "data/pictures"), path.join(root, "data/pictures"), { recursive: true });
  const before = await madeIn(root);
  const [first] = shownPages;
  if (first === undefined) throw new Error("no page is shown");
  const { image } = leadOf(first);
  await writeFile(path.join(root, "data/pictures", image), drawing(800, 500));
  const after = await madeIn(root);
  const changed = (key: string) => before[key] !== after[key];
  expect(shownPages.filter(changed)).toEqual(shownPages.filter((key) => leadOf(key).image === image));
});
