import { spawnSync } from "node:child_process";
import { chmodSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { recordBuild } from "plain-publish";
import { write } from "@/lib/disk";
import { paper } from "@/paper/paper";
import { publishedFrom } from "@/tools/published";
import { ROOT } from "@/tools/root";
import { listen, serve } from "@/tools/serve/server";
import { folderWith } from "../folder";
import { copyOfSources } from "./sources";

/* Commands as one gives them: what they start, what they say, and how they end. */

/** Gives a command in a project, with other programs in the place of some. */
async function give(
  cwd: string,
  command: readonly string[],
  programs: Readonly<Record<string, string>> = {},
  env: Readonly<Record<string, string>> = {},
) {
  const bin = await folderWith(
    Object.fromEntries(Object.entries(programs).map(([name, does]) => [name, `#!/bin/sh\n${does}\n`])),
  );
  for (const name of Object.keys(programs)) chmodSync(path.join(bin, name), 0o755);
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", "tsx", ...command], {
    cwd,
    env: { ...process.env, ...env, PATH: `${bin}:${process.env["PATH"]}` },
    encoding: "utf8",
  });
  return { status, said: stdout + stderr };
}

test.each([
  ["the newspaper's tests", { jest: "exit 1", npm: "exit 0" }, 1],
  ["a package's tests", { jest: "exit 0", npm: "exit 1" }, 1],
  ["none", { jest: "exit 0", npm: "exit 0" }, 0],
])("where %s fail, the units end with it", async (_, programs, status) =>
  expect(await give(ROOT, ["tools/check/units.ts"], programs)).toMatchObject({ status }),
);

test("every project of tests that is no judge's is run before a commit", async () => {
  const root = await copyOfSources();
  for (const file of ["index.html", "404.html"]) await write(path.join(root, "out", file), "");
  const { said } = await give(
    root,
    ["tools/check/playwright.ts"],
    { playwright: 'echo "$@"; echo "in $CHROMIUM_PATH"' },
    { CHROMIUM_PATH: "/bin/sh" },
  );
  expect(said).toContain("in /bin/sh\n");
  const run = [...said.matchAll(/--project=(\S+)/g)].map(([, name]) => name);
  const all = [...readFileSync("playwright.config.ts", "utf8").matchAll(/\{\s*name: "([\w-]+)"/g)].map(
    ([, name]) => name,
  );
  expect([...run, "judges"].sort()).toEqual(all.sort());
});

test("content with a mistake ends its check with 1", async () => {
  const root = await copyOfSources();
  rmSync(path.join(root, "data"), { recursive: true });
  await write(path.join(root, "data/home.ts"), "export const home = {");
  const { status, said } = await give(root, ["tools/check/content.ts"]);
  expect(said).toContain("data/home.ts");
  expect(status).toBe(1);
});

test("what a newspaper that has begun still has to say is told by its check, and before it is deployed", async () => {
  const root = await copyOfSources();
  const file = path.join(root, "data/newspaper.ts");
  writeFileSync(file, readFileSync(file, "utf8").replace("sample: true", "sample: false"));
  rmSync(path.join(root, "data/paginas"), { recursive: true, force: true });
  const page = '<link rel="canonical" href="https://faro.example/">';
  await write(path.join(root, "out/index.html"), page);
  await recordBuild(publishedFrom(root), () => Promise.resolve(true));
  const lacks = /falta el aviso legal/;
  const { status, said } = await give(root, ["tools/deploy.ts", path.join(root, "../nowhere")]);
  expect([status, said]).toEqual([1, expect.stringMatching(lacks)]);

  const invented = JSON.parse(readFileSync("tools/new/newspaper.json", "utf8")) as {
    economia: { news: { title: string }[] };
  };
  const economia = path.join(root, "data/economia.ts");
  const [{ title } = { title: "" }] = paper.pages.economia.news;
  writeFileSync(economia, readFileSync(economia, "utf8").replace(title, invented.economia.news[0]?.title ?? ""));
  expect(await give(root, ["tools/check/content.ts"])).toMatchObject({
    said: expect.stringMatching(/data\/economia\.ts:\d+ .*sigue como lo dejó npm run new \(title\)/) as string,
  });
});

test("whoever looks at the site on this machine shows it to nobody else", async () => {
  const { url, stop } = await listen((_, response) => response.end());
  // Another name of this machine alone: whoever listens everywhere answers at it too.
  const elsewhere = await fetch(url.replace("127.0.0.1", "127.0.0.2")).then(String, () => "nobody answers");
  await stop();
  expect(elsewhere).toBe("nobody answers");
});

test("a site with a link in it, which may lead out of it, is not served", async () => {
  const root = await folderWith({ "index.html": "", "404.html": "", "media/foto.jpg": "" });
  const { stop } = await serve({ root });
  await stop();
  symlinkSync("/etc", path.join(root, "media/mas"));
  await expect(serve({ root })).rejects.toThrow("media/mas is a link");
});
