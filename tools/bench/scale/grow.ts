import { copyFile, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { elementsIn, readPage } from "../../../adapter/dom";
import { screens } from "../../measure/screens";
import { build, runScript, type Done } from "../../lab/build";
import { copyProject } from "../../lab/folder";
import { say } from "../../lab/say";
import { lengthenProject } from "./lengthen";

/** A page of a long newspaper: bytes of its HTML, as it is and with brotli, and its elements. */
export type Grown = { name: string; html: number; brotli: number; elements: number };

/** A build with many times the stories: what it took and what came of it, or why nothing did. */
export type Growth = { times: number } & ({ built: Done; pages: Grown[] } | { failure: string });

/** The cost of making the sample's pictures from nothing: how many, and seconds. */
export type Pictures = { made: number; seconds: number };

/** All of the experiment, with the finished site of the sample itself and the configuration its build wrote for nginx. */
export type Grew = { growths: Growth[]; pictures: Pictures; site: string; nginx: string };

async function readGrown(out: string): Promise<Grown[]> {
  const read = async ({ name, path: address }: (typeof screens)[number]) => {
    const file = address.endsWith(".html") ? address : path.join(address, "index.html");
    const html = await readFile(path.join(out, file));
    const { document } = readPage(file, html.toString("utf8"));
    const { length } = await readFile(path.join(out, `${file}.br`));
    return { name, html: html.length, brotli: length, elements: [...elementsIn(document)].length };
  };
  const pages: Grown[] = [];
  // One after the other: the trees of the longest pages are large.
  for (const screen of screens) pages.push(await read(screen));
  return pages;
}

/** What a failed build said, on one line. */
function reasonOf(error: unknown): string {
  const lines = (error instanceof Error ? error.message : String(error)).split("\n").filter((line) => line.trim());
  return (
    lines.find((line) => /heap out of memory|Error:|was stopped after/.test(line)) ??
    lines[0] ??
    "no reason given"
  ).trim();
}

async function makePictures(project: string): Promise<Pictures> {
  await rm(path.join(project, ".cache"), { recursive: true, force: true });
  const { seconds, words } = await runScript(project, "assets");
  return { made: Number(/Pictures: (\d+) made/.exec(words)?.[1] ?? 0), seconds };
}

/**
 * Builds the project with more and more stories.
 * @param root the project's folder
 * @param temporary where it is copied to
 * @param factors how many times the sample's stories, from 1 upwards; after a failure the larger are not tried
 * @param limit milliseconds for each build
 * @throws Error if the sample itself cannot be built
 */
export async function grow(root: string, temporary: string, factors: readonly number[], limit: number): Promise<Grew> {
  const project = await copyProject(root, temporary);
  const out = path.join(project, "out");
  say("making all pictures from nothing");
  const pictures = await makePictures(project);
  const [site, nginx] = [path.join(temporary, "site"), path.join(temporary, "site-nginx.conf")];
  const growths: Growth[] = [];
  for (const times of factors) {
    say(`building with ${times} times the stories`);
    await lengthenProject(root, project, times);
    try {
      growths.push({ times, built: await build(project, {}, limit), pages: await readGrown(out) });
    } catch (error) {
      if (times === 1) throw error;
      growths.push({ times, failure: reasonOf(error) });
      break;
    }
    if (times > 1) continue;
    await rename(out, site);
    await copyFile(path.join(project, ".generated/hosting/nginx.conf"), nginx);
  }
  return { growths, pictures, site, nginx };
}
