import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import sharp from "sharp";
import { freePort, startServer } from "../processes";
import { copyProject } from "../project";
import { say } from "../say";

/*
 * `npm run dev` while one works: a photograph that a story comes to name is made and served, a
 * mistake is said in its line, and neither stops anything.
 */

/** Next's compiler may take this long on a machine with other work. */
const PATIENCE_MS = 180_000;

const DATA = "data/economia.ts";
const PHOTOGRAPH = "economia/foto-nueva.jpg";

/** Asks again and again until something holds. @throws Error with the last words if it never does */
async function until(what: string, holds: () => Promise<boolean>, words: () => string): Promise<void> {
  const begun = Date.now();
  while (!(await holds())) {
    if (Date.now() - begun > PATIENCE_MS) throw new Error(`${what}: in vain. The server's last words:\n${words()}`);
    await wait(250);
  }
}

/** A photograph of some colour and grain, as JPEG. */
const photograph = (): Promise<Buffer> =>
  sharp({
    create: {
      width: 1280,
      height: 800,
      channels: 3,
      background: "#557",
      noise: { type: "gaussian", mean: 120, sigma: 20 },
    },
  })
    .jpeg()
    .toBuffer();

/** Works on a copy of the project under its development server. @throws Error if anything of it fails */
export async function development(temporary: string): Promise<void> {
  const project = await copyProject(temporary);
  const data = path.join(project, DATA);
  const original = await readFile(data, "utf8");
  const [first] = /image: "[^"]+\.svg"/.exec(original) ?? [];
  if (first === undefined) throw new Error(`${DATA} names no drawing that a photograph could replace`);

  const url = `http://127.0.0.1:${await freePort()}`;
  const args = ["--import", "tsx", "tools/dev.ts", "-p", new URL(url).port];
  const { stop, said } = await startServer(`${url}/economia`, process.execPath, args, {
    cwd: project,
    env: { BASE_PATH: "", NEXT_TELEMETRY_DISABLED: "1" },
    limit: PATIENCE_MS,
  });
  /** The pages that name the story's picture; both must always be there. */
  const pages = async () => {
    const answers = await Promise.all(["/economia", "/"].map((page) => fetch(url + page)));
    for (const answer of answers)
      if (answer.status !== 200) throw new Error(`${answer.url} answers ${answer.status}:\n${said()}`);
    return (await Promise.all(answers.map((answer) => answer.text()))).join("\n");
  };
  try {
    await pages();
    await writeFile(path.join(project, "data/pictures", PHOTOGRAPH), await photograph());
    const withPhotograph = original.replace(first, `image: "${PHOTOGRAPH}"`);
    await writeFile(data, withPhotograph);
    let address: string | undefined;
    const isNamed = async () => {
      [address] = /\/media\/economia\/foto-nueva\.\w+\.jpg/.exec(await pages()) ?? [];
      return address !== undefined;
    };
    await until("a new photograph", isNamed, said);
    const served = await fetch(`${url}${address ?? ""}`);
    if (served.headers.get("content-type") !== "image/jpeg") throw new Error(`${served.url} answers ${served.status}`);
    say("npm run dev: a new photograph is made and served, and no page failed meanwhile");

    const mistake = `${DATA}: title:`;
    await writeFile(data, withPhotograph.replace(/title: "[^"]*"/, "title: 7"));
    await until("a mistake's line", () => Promise.resolve(said().includes(mistake)), said);
    await until("a failing page", async () => (await fetch(`${url}/economia`)).status === 500, said);
    if (/^ +(at .*defineData|content: )/m.test(said()))
      throw new Error(`a mistake is shown with more than its line:\n${said()}`);
    await writeFile(data, withPhotograph);
    await until("a mended page", async () => (await fetch(`${url}/economia`)).status === 200, said);
    say("npm run dev: a mistake is said in its line, and mended by the next save");
  } finally {
    await stop();
  }
}
