import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { tsImport } from "tsx/esm/api";

const OPTIONS = "adapter.config.ts";

/**
 * The options of a project (options.ts).
 * @param {string} root its folder
 * @returns {Promise<import("./options").Options>}
 * @throws {Error} if the project has none
 */
export async function readOptions(root) {
  const file = path.join(root, OPTIONS);
  if (!existsSync(file)) throw new Error(`${OPTIONS} is missing: adapter/README.md says what it holds.`);
  // The project's own tsconfig, for the options may come from files that import by its short names.
  const tsconfig = path.join(root, "tsconfig.json");
  const options = await tsImport(pathToFileURL(file).href, { parentURL: import.meta.url, tsconfig });
  return options.default;
}
