import { existsSync } from "node:fs";
import { rename } from "node:fs/promises";
import path from "node:path";
import type { Environment } from "../processes";
import { build } from "../project";
import { makeFloor } from "./floor";

/** The forms of the site that are measured side by side. */
export const forms = ["site", "control", "floor", "next"] as const;
export type Form = (typeof forms)[number];

/** What each form is called in the tables. */
export const formNames: Record<Form, string> = {
  site: "the site",
  control: "the site, again",
  floor: "floor",
  next: "Next's runtime",
};

/** The folder of finished files of each form. */
export type Folders = Record<Form, string>;

/** Builds a copy of the project, and puts its finished files into a folder of their own. @throws Error if the build fails */
export async function buildInto(folder: string, project: string, env: Environment = {}): Promise<string> {
  await build(project, env);
  await rename(path.join(project, "out"), folder);
  return folder;
}

/** Builds the site with Next's runtime. @throws Error if the build fails, or leaves the runtime out */
export async function buildWithNext(folder: string, project: string): Promise<string> {
  await buildInto(folder, project, { NEXT_RUNTIME: "1" });
  if (!existsSync(path.join(folder, "_next")))
    throw new Error("NEXT_RUNTIME=1 has built a site without Next's runtime");
  return folder;
}

/**
 * Builds every form from one copy of the project.
 * @param temporary where the forms are put
 * @throws Error with the build's own words if one fails
 */
export async function buildForms(temporary: string, project: string): Promise<Folders> {
  const folder = (name: string) => path.join(temporary, name);
  const site = await buildInto(folder("site"), project);
  const next = await buildWithNext(folder("next"), project);
  const floor = folder("floor");
  await makeFloor(site, floor);
  return { site, control: site, floor, next };
}
