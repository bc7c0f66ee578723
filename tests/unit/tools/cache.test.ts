import { keptFiles } from "@/tools/assets/cache";
import { folderWith } from "../folder";

/* What takes long to make is kept; a build may be stopped, or fail, in the middle of it. */

test("files that were not all put away are made again, and then kept", async () => {
  const root = await folderWith({});
  let times = 0;
  const make = (...names: readonly string[]) =>
    keptFiles(root, "key", () => {
      times += 1;
      return Promise.resolve(new Map(names.map((name) => [name, "made"])));
    });
  // The second cannot be written: its folder is not there.
  await expect(make("a.avif", "none/b.avif")).rejects.toThrow("ENOENT");
  expect((await make("a.avif", "b.avif")).fresh).toBe(true);
  expect((await make("a.avif", "b.avif")).fresh).toBe(false);
  expect(times).toBe(2);
});
