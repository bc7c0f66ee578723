import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { runInNewContext } from "node:vm";
import type { Options } from "./options";
import { Problem, stopFor } from "./problem";

/*
 * Which client components the pages reach is known to Next itself: beside each built
 * page lies the list of the modules that its server components import across the line
 * «use client», layouts and error screens among them. One that the finished site does
 * not start would look right and be dead, so the lists may hold nothing but the
 * component that places islands, and what does no harm. An island that a page
 * renders by itself stands in the list as well: within the placing component it does not.
 */

const MANIFEST = "_client-reference-manifest.js";

/** The screens of Next's own runtime, which is not delivered. */
const ERROR_SCREEN = /^(src\/)?app\/(.*\/)?(global-)?error\.[jt]sx?$/;

/** Next's router around each page. Not next/link, next/image or next/script, which do things in the browser. */
const ROUTER = /^next\/dist\/(esm\/)?(client\/components|lib)\//;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** The name of a module as the manifests write it: `[project]/a.tsx` (Turbopack) or an absolute path (webpack). */
function fileOf(key: string, modulesRoot: string): string {
  const [file = key] = key.split(/ \[| <|\?/);
  return path.resolve(modulesRoot, file.replace("[project]/", ""));
}

function modulesIn(manifest: string): string[] {
  // The file assigns to globalThis; it was written by the build that is now being finished.
  const context: { __RSC_MANIFEST?: unknown } = {};
  runInNewContext(manifest, context);
  return Object.values(isRecord(context.__RSC_MANIFEST) ? context.__RSC_MANIFEST : {}).flatMap((page) =>
    isRecord(page) && isRecord(page["clientModules"]) ? Object.keys(page["clientModules"]) : [],
  );
}

/** A file's path, relative to a folder, with slashes. */
const relativeTo = (folder: string, file: string) => path.relative(folder, file).split(path.sep).join("/");

/** What is wrong with a client module, and what to do; undefined for one that does no harm. */
function faultOf(file: string, { island, islands, drawing = [] }: Options): string | undefined {
  const [, packaged] = /.*(?:^|\/)node_modules\/(.*)/.exec(file) ?? [];
  const harmless = packaged
    ? ROUTER.test(packaged) || drawing.some((name) => packaged.startsWith(`${name}/`))
    : file === island || ERROR_SCREEN.test(file);
  if (harmless) return undefined;
  if (path.posix.dirname(file) === islands) {
    const name = path.posix.parse(file).name;
    return `is rendered by itself, so it would never start. Write <Island name="${name}" props={…} /> (${island}).`;
  }
  return `is a client component outside ${islands}, and nothing in the finished pages would run it. Move what runs in the browser there and place it with <Island>, or do without «use client».`;
}

/**
 * Sees to it that the pages reach no client component that would be dead in the finished site.
 * @param dist Next's build folder
 * @param root the project's folder
 * @param modulesRoot the folder that Next names modules from
 * @returns whether the pages reach the component that places islands
 * @throws Problem naming all others that they reach, or if the lists are not there
 */
export async function checkClientModules(
  dist: string,
  root: string,
  modulesRoot: string,
  options: Options,
): Promise<boolean> {
  const folder = path.join(dist, "server/app");
  const manifests = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith(MANIFEST)).sort();
  const modules = new Set<string>();
  for (const manifest of manifests) {
    for (const key of modulesIn(await readFile(path.join(folder, manifest), "utf8"))) {
      modules.add(relativeTo(root, fileOf(key, modulesRoot)));
    }
  }
  if (modules.size === 0) {
    throw new Problem(
      relativeTo(root, folder),
      "holds no list of client modules: has Next changed its form? See client-modules.ts of plain-pages.",
    );
  }
  stopFor(
    [...modules].sort().flatMap((file) => {
      const what = faultOf(file, options);
      return what ? [{ file, what }] : [];
    }),
  );
  return modules.has(options.island);
}
