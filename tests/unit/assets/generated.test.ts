/** @jest-environment node */
import { utimes } from "node:fs/promises";
import path from "node:path";
import { generatedState, writeGenerated } from "@/assets/files";
import { folderWith } from "../adapter/lab";

/** A project some of whose files were made a while ago. */
async function project(): Promise<string> {
  const root = await folderWith({ ".generated/accents.css": "a{}", ".generated/fonts/serif.woff2": "wOF2" });
  const earlier = new Date(Date.now() - 60_000);
  for (const name of ["accents.css", "fonts/serif.woff2"])
    await utimes(path.join(root, ".generated", name), earlier, earlier);
  return root;
}

test("what is made again as it was leaves the state as it was", async () => {
  const root = await project();
  const before = await generatedState(root);
  await writeGenerated(root, "accents.css", "a{}");
  await writeGenerated(root, "fonts/serif.woff2", "wOF2");
  expect(await generatedState(root)).toBe(before);
});

test.each(["accents.css", "fonts/serif.woff2", "new.css"])("%s made anew makes it another", async (name) => {
  const root = await project();
  const before = await generatedState(root);
  await writeGenerated(root, name, "b{}");
  expect(await generatedState(root)).not.toBe(before);
});

test("where nothing has been made there is none", async () => {
  expect(await generatedState(await folderWith({ "data/home.ts": "" }))).toBe("");
});
