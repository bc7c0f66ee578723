import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { runInNewContext } from "node:vm";
import { Problem } from "./problem";

/*
 * Which client components a page can reach is known to Next itself: beside each
 * built page lies the list of the modules that its server components import across
 * the line «use client», layouts and error screens among them. A module that the
 * finished site does not start would be dead there, silently; so the lists may hold
 * nothing but islands and what does no harm.
 */

const MANIFEST = "_client-reference-manifest.js";

/** Client modules that are no islands and may be there all the same. */
const HARMLESS = [
  // The screens of Next's own runtime, which is not delivered.
  /^app\/(.*\/)?(global-)?error\.tsx$/,
  // Next's router around each page. Not next/link, next/image or next/script, which do things in the browser.
  /^node_modules\/next\/dist\/(esm\/)?(client\/components|lib)\//,
  // Its icons are client components for the sake of a context; they only draw.
  /^node_modules\/lucide-react\//,
];

const ISLAND = /^components\/islands\/[^/]+\.tsx?$/;

/** Whether a client module, named relative to the project, is an island. */
export const isIsland = (file: string): boolean => ISLAND.test(file);

/** Files of client modules, relative to the project, by the id that pages know them by. */
export type ClientModules = Map<string, string>;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** `[project]/a.tsx` (Turbopack) or an absolute path (webpack), told as the project's own `a.tsx`. */
function projectFile(root: string, key: string): string {
  const [file = key] = key.replace("[project]/", "").split(/[ ?]/);
  return path.isAbsolute(file) ? path.relative(root, file).split(path.sep).join("/") : file;
}

function modulesIn(root: string, manifest: string): [string, string][] {
  // The file assigns to globalThis; it was written by the build that is now being finished.
  const context: { __RSC_MANIFEST?: unknown } = {};
  runInNewContext(manifest, context);
  return Object.values(isRecord(context.__RSC_MANIFEST) ? context.__RSC_MANIFEST : {}).flatMap((page) =>
    isRecord(page) && isRecord(page["clientModules"])
      ? Object.entries(page["clientModules"]).map(([key, listed]): [string, string] => [
          isRecord(listed) ? String(listed["id"]) : "",
          projectFile(root, key),
        ])
      : [],
  );
}

/**
 * The client modules that the pages can reach.
 * @param dist Next's build folder
 * @param root the project's folder
 * @throws Problem if a module would be dead in the finished site, or the lists are not there
 */
export async function readClientModules(dist: string, root: string): Promise<ClientModules> {
  const folder = path.join(dist, "server/app");
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith(MANIFEST)).sort();
  const modules: ClientModules = new Map();
  for (const file of files) {
    for (const [id, client] of modulesIn(root, await readFile(path.join(folder, file), "utf8"))) {
      if (!isIsland(client) && !HARMLESS.some((pattern) => pattern.test(client))) {
        throw new Problem(
          client,
          "is a client component outside components/islands, and nothing in the finished pages would run it. Move what runs in the browser to components/islands and place it with <Island>, or do without «use client».",
        );
      }
      modules.set(id, client);
    }
  }
  if (modules.size === 0) {
    throw new Problem(
      folder,
      "Next has left no list of client modules: has its form changed? See adapter/client-modules.ts.",
    );
  }
  return modules;
}
