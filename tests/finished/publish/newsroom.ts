import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { recordBuild } from "plain-publish";
import { filesIn } from "../../../lib/folders";
import { messageOf } from "../../../lib/stop";
import { site } from "../../../paper/site";
import { deploy as deployFrom } from "../../../tools/deploying";
import { ROOT } from "../../../tools/root";
import { publishedFrom } from "../../../tools/published";
import { OUT, twinOf } from "../tree";

/* A newsroom with the real finished site under an address of its own, and the folder that it publishes in. */

const WRITTEN = /\.(html|xml|txt|webmanifest)$/;
const HASHED = /^(assets|media)\//;
const NOT_PUBLISHED = /(^|\/)\.|^_headers$/;

/** A picture that comes in several editions' stead under another name: its hash. */
const pictureHash = (files: readonly string[]): string =>
  /\.([0-9a-f]{8,})\.\w+$/.exec(files.find((file) => /^media\/.*\.svg$/.test(file)) ?? "")?.[1] ?? "none";

export type Newsroom = {
  /** A folder as a project's, for `npm run deploy` to be run in. */
  project: string;
  /** What readers of its edition ask for: pages and the like, and files with hashes. */
  pages: readonly string[];
  hashed: readonly string[];
};

/**
 * Makes one.
 * @param word distinguishes its edition from others: it stands in every page, and in one picture's name
 * @param address the public one of its pages
 * @param file the only file of the site that it has, where not all of them
 */
export async function newsroom(project: string, word: string, address: string, file = ""): Promise<Newsroom> {
  const out = path.join(project, "out");
  rmSync(project, { recursive: true, force: true });
  cpSync(path.join(OUT, file), path.join(out, file), { recursive: true });
  const before = filesIn(out);
  const old = pictureHash(before);
  const fresh = Buffer.from(word).toString("hex").padEnd(10, "0").slice(0, 10);
  for (const one of before) {
    const place = path.join(out, one);
    if (WRITTEN.test(one)) {
      const content = readFileSync(place, "utf8").replaceAll(site.url, address).replaceAll(old, fresh);
      writeFileSync(place, one.endsWith(".html") ? `${content}<!-- ${word} -->` : content);
    }
    if (one.includes(old)) renameSync(place, path.join(out, one.replace(old, fresh)));
  }
  mkdirSync(path.join(project, "data"));
  writeFileSync(path.join(project, "data/home.ts"), word);
  return finished(project);
}

/** What the finished site of a project holds, once its build has come to its end. */
export async function finished(project: string): Promise<Newsroom> {
  const published = publishedFrom(project);
  await recordBuild(published, () => Promise.resolve(true));
  const all = filesIn(path.join(project, "out"));
  const twins = new Set(all.filter((file) => file.endsWith("/index.html")).map(twinOf));
  const files = all.filter((file) => !NOT_PUBLISHED.test(file) && !twins.has(file));
  return {
    project,
    pages: files.filter((file) => !HASHED.test(file)),
    hashed: files.filter((file) => HASHED.test(file)),
  };
}

type Given = (newsroom: Pick<Newsroom, "project">, args: readonly string[]) => Promise<string>;

/** A newspaper of one's own without its legal notice is warned of that each time. */
const withoutWarning = (said: string): string => said.replace(/aviso: .*aviso legal.*\n/, "");

/** Gives `npm run deploy` in a newsroom. @returns the exit status, and all that it says: `0 Archivos…` */
export const deployByCommand: Given = async ({ project }, args) => {
  const loader = path.join(ROOT, "node_modules/tsx/dist/loader.mjs");
  const child = spawn(process.execPath, ["--import", loader, path.join(ROOT, "tools/deploy.ts"), ...args], {
    cwd: project,
    env: { ...process.env, TSX_TSCONFIG_PATH: path.join(ROOT, "tsconfig.json") },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [out, error] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
  return withoutWarning(`${child.exitCode} ${out}${error}`);
};

/** Does what the command does, without the seconds that it takes to start. @returns the same */
export const deploy: Given = async ({ project }, args) => {
  const said: string[] = [];
  const say = (line: string) => void said.push(line);
  const well = await deployFrom(project, args, say).catch((error: unknown) => {
    say(messageOf(error));
    return false;
  });
  return withoutWarning(`${well ? 0 : 1} ${said.join("\n")}\n`);
};

const same = (one: string, other: string): boolean =>
  existsSync(one) && existsSync(other) && readFileSync(one).equals(readFileSync(other));

/** The files of an edition that a folder does not show as they are. */
export const notShown = (site: string, { project, pages }: Newsroom): string[] =>
  pages.filter((file) => !same(path.join(site, file), path.join(project, "out", file)));

/** The files that a reader who has a page of an edition open may still ask for, and that are not there. */
export const missing = (site: string, { project, hashed }: Newsroom): string[] =>
  hashed.filter((file) => !same(path.join(site, file), path.join(project, "out", file)));

/** An empty folder, which whoever asks for it clears away. */
export const temporary = (): string => mkdtempSync(path.join(tmpdir(), "publish-"));
