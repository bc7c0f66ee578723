import { cp, symlink } from "node:fs/promises";
import path from "node:path";
import { ROOT } from "@/tools/root";
import { folderWith } from "../folder";

/** What commands read of the project; besides it, what it has installed and what it has made before. */
const READ = [
  "app",
  "components",
  "data",
  "lib",
  "paper",
  "schema",
  "tools",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
] as const;

/**
 * A copy of what a command reads of the project, as a fresh clone has it but for the caches, which it shares: to be built whole a project
 * is copied by tools/project.ts. It goes when the tests are over. @returns its folder
 */
export async function copyOfSources(): Promise<string> {
  const root = await folderWith({});
  for (const name of READ) await cp(path.join(ROOT, name), path.join(root, name), { recursive: true });
  for (const name of [".cache", "node_modules", "packages"])
    await symlink(path.join(ROOT, name), path.join(root, name));
  return root;
}
