import { existsSync } from "node:fs";
import { rename } from "node:fs/promises";
import path from "node:path";
import { build, copyProject } from "../project";
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

/**
 * Builds every form from one copy of the project.
 * @param temporary where the copy and the forms are put
 * @throws Error with the build's own words if one fails
 */
export async function buildForms(temporary: string): Promise<Folders> {
  const project = await copyProject(temporary);
  const take = async (name: string) => {
    const folder = path.join(temporary, name);
    await rename(path.join(project, "out"), folder);
    return folder;
  };
  await build(project);
  const site = await take("site");
  await build(project, { NEXT_RUNTIME: "1" });
  const next = await take("next");
  if (!existsSync(path.join(next, "_next"))) throw new Error("NEXT_RUNTIME=1 has built a site without Next's runtime");
  const floor = path.join(temporary, "floor");
  await makeFloor(site, floor);
  return { site, control: site, floor, next };
}
