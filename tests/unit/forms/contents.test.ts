/** @jest-environment node */
import path from "node:path";
import { filesIn } from "@/adapter/files";
import { fillWith } from "@/tools/forms/contents";
import { folderWith } from "../adapter/lab";

test("another newspaper's content takes the place of all content, and the schema stays", async () => {
  const data = await folderWith({
    "newspaper.ts": "a",
    "viejo.ts": "a",
    "pictures/vieja.svg": "a",
    "schema/story.ts": "a",
  });
  const other = await folderWith({ "newspaper.ts": "b", "pictures/nueva.svg": "b" });
  await fillWith(other, data);
  expect([...(await filesIn(data))].sort()).toEqual(["newspaper.ts", "pictures/nueva.svg", "schema/story.ts"]);
});

test("a folder without a newspaper is refused, and nothing is changed", async () => {
  const data = await folderWith({ "newspaper.ts": "a" });
  await expect(fillWith(path.join(data, "nada"), data)).rejects.toThrow("holds no newspaper.ts");
  expect(await filesIn(data)).toEqual(["newspaper.ts"]);
});
