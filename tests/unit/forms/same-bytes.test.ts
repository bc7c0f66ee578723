/** @jest-environment node */
import { differences } from "@/tools/forms/same-bytes";
import { folderWith } from "../adapter/lab";

test("folders with the same files are the same", async () => {
  const files = { "index.html": "<p>ñ", "assets/a.css": "p{}" };
  expect(await differences(await folderWith(files), await folderWith(files))).toEqual({ files: 2, different: [] });
});

test("a byte, a missing and an added file are told apart, by name", async () => {
  const one = await folderWith({ "index.html": "a", "old.css": "p{}" });
  const other = await folderWith({ "index.html": "b", "new.css": "p{}" });
  expect((await differences(one, other)).different).toEqual([
    "old.css: only in the first",
    "new.css: only in the second",
    "index.html: 1 and 1 bytes",
  ]);
});
