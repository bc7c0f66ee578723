/** @jest-environment node */
import { readOptions } from "@/adapter/read-options.mjs";
import { folderWith } from "./lab";

it("a project without options hears where it is said what they hold", async () => {
  await expect(readOptions(await folderWith({}))).rejects.toThrow(
    "adapter.config.ts is missing: adapter/README.md says what it holds.",
  );
});
