import { spawnSync } from "node:child_process";
import { chmodSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { recordBuild } from "plain-publish";
import type { TestCase, TestResult } from "@playwright/test/reporter";
import { write } from "@/lib/disk";
import { paper } from "@/paper/paper";
import Skipped from "@/tools/check/skipped";
import { deploy } from "@/tools/deploying";
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

const APT = ["apt-get update -qq", "apt-get install -y -qq --no-install-recommends"];
test.each([
  ["Debian", 0, ["apt-get", "apt-cache"], [APT[0], `${APT[1]} chromium-headless-shell`]],
  ["a Debian without it", 0, ["apt-get"], [APT[0], `${APT[1]} chromium`]],
  ["somebody's Debian", 1000, ["apt-get", "apt-cache"], ["npx playwright install chromium"]],
  ["another system", 0, [], ["npx playwright install chromium"]],
])("on %s a browser is installed in the way there is", async (_, user, there, expected) => {
  const asked: string[] = [];
  const env = jest.replaceProperty(process, "env", { ...process.env, CHROMIUM_PATH: undefined });
  const spies = [
    jest.spyOn(process, "getuid").mockReturnValue(user),
    jest.spyOn(process.stderr, "write").mockReturnValue(true),
  ];
  await jest.isolateModulesAsync(async () => {
    jest.doMock("@playwright/test", () => ({ chromium: { executablePath: () => "/nowhere" } }));
    jest.doMock("@/tools/processes", () => ({
      has: (name: string) => there.includes(name),
      wordsOf: (name: string) => (there.includes(name) ? "" : undefined),
      run: (name: string, words: readonly string[]) => Promise.resolve(void asked.push([name, ...words].join(" "))),
    }));
    const { findChromium } = await import("@/tools/check/chromium");
    await expect(findChromium()).rejects.toThrow("No Chromium could be installed");
  });
  env.restore();
  for (const spy of spies) spy.mockRestore();
  expect(asked).toEqual(expected);
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
  // A newspaper may have just begun itself: of what it was begun with, which is refused first, nothing is known to the copy.
  const template = path.join(root, "tools/new/newspaper.json");
  const begun = readFileSync(template, "utf8");
  writeFileSync(template, "{}");
  const page = '<link rel="canonical" href="https://faro.example/">';
  await write(path.join(root, "out/index.html"), page);
  await recordBuild(publishedFrom(root), () => Promise.resolve(true));
  const lacks = /falta el aviso legal/;
  const { status, said } = await give(root, ["tools/deploy.ts", path.join(root, "../nowhere")]);
  expect([status, said]).toEqual([1, expect.stringMatching(lacks)]);

  writeFileSync(template, begun);
  const invented = JSON.parse(begun) as {
    economia: { news: { title: string }[] };
  };
  const economia = path.join(root, "data/economia.ts");
  const [{ title } = { title: "" }] = paper.pages.economia.news;
  writeFileSync(economia, readFileSync(economia, "utf8").replace(title, invented.economia.news[0]?.title ?? ""));
  expect(await give(root, ["tools/check/content.ts"])).toMatchObject({
    said: expect.stringMatching(/data\/economia\.ts:\d+ .*sigue como lo dejó npm run new \(title\b/) as string,
  });
});

test("whoever looks at the site on this machine shows it to nobody else", async () => {
  const { url, stop } = await listen((_, response) => response.end());
  // Another name of this machine alone: whoever listens everywhere answers at it too.
  const elsewhere = await fetch(url.replace("127.0.0.1", "127.0.0.2")).then(String, () => "nobody answers");
  await stop();
  expect(elsewhere).toBe("nobody answers");
});

test("what is served is the site's own files, and nothing that somebody keeps beside them", async () => {
  const root = await folderWith({
    ...{ "index.html": "portada", "404.html": "no está", "politica/index.html": "política", "robots.txt": "robots" },
    ...{ ".git/config": "git", ".env": "clave", ".well-known/security.txt": "seguro" },
  });
  const { url, stop } = await serve({ root, base: "/diario" });
  const asked = async (place: string, method = "GET") => {
    const answer = await fetch(url.replace("/diario", place), { method });
    return [answer.status, await answer.text()];
  };
  for (const [place, ...answer] of [
    ["/diario", 200, "portada"],
    ["/diario/", 200, "portada"],
    ["/diario/politica", 200, "política"],
    ["/diario/politica/?de=web", 200, "política"],
    ["/diario/robots.txt", 200, "robots"],
    ["/diario/.well-known/security.txt", 200, "seguro"],
    ...["/", "/politica", "/diarios/", "/diario/nada", "/diario/.git/config", "/diario/.env"].map(
      (nowhere) => [nowhere, 404, "no está"] as const,
    ),
  ] as const)
    expect([place, await asked(place)]).toEqual([place, answer]);
  expect(await asked("/diario/nada", "HEAD")).toEqual([404, ""]);
  await stop();
});

test.each([
  ["https://faro.example", /llevan la dirección de la muestra/],
  ["https://www.faro.example/diario", /llevan la dirección de la muestra, https:\/\/www\.faro\.example\/diario\./],
  [paper.newspaper.url, /llevan la dirección de la muestra/],
  ["https://www.example-news.es", /no existe|rsync/],
  ["https://faro.test/periodico", /no existe|rsync/],
])("pages of %s are deployed where somebody can have that address", async (address, says) => {
  const root = await folderWith({ "out/index.html": `<link rel="canonical" href="${address}">`, "data/home.ts": "" });
  await recordBuild(publishedFrom(root), () => Promise.resolve(true));
  const wished = [`${root}-ninguna/parte`];
  const env = jest.replaceProperty(process, "env", { ...process.env, RSYNC_RSH: "" });
  for (const more of paper.newspaper.sample ? [[], ["--dry-run"]] : [])
    await expect(deploy(root, [...wished, ...more], () => undefined)).rejects.toThrow(says);
  env.restore();
});

test("a clean checkout is asked all that must hold, and whatever does not is red", async () => {
  const bin = await folderWith({ npm: '#!/bin/sh\necho "$*"\n[ "$*" != "$FAILS" ]\n' });
  chmodSync(path.join(bin, "npm"), 0o755);
  // Nothing is installed where there is no apt-get.
  for (const name of ["id", "dirname", "sh"]) symlinkSync(path.join("/usr/bin", name), path.join(bin, name));
  const run = (FAILS = "") =>
    spawnSync("/bin/bash", [path.join(ROOT, ".ci/run")], {
      env: { ...process.env, PATH: bin, FAILS },
      encoding: "utf8",
    });
  const { status, stdout } = run();
  const lines = stdout.trim().split("\n");
  expect([status, lines]).toEqual([
    0,
    [
      ...["ci --no-audit --no-fund", "run lint", "run typecheck", "run unused", "test"],
      ...["run judges --workspaces --if-present", "run test:e2e -- --judges"],
    ],
  ]);
  for (const line of lines) expect([line, run(line).status]).toEqual([line, 1]);
});

test("a site with a link in it, which may lead out of it, is not served", async () => {
  const root = await folderWith({ "index.html": "", "404.html": "", "media/foto.jpg": "" });
  const { stop } = await serve({ root });
  await stop();
  symlinkSync("/etc", path.join(root, "media/mas"));
  await expect(serve({ root })).rejects.toThrow("media/mas is a link");
});

test("which tests were left out here is said at the end, and why; of those that ran nothing", () => {
  const told = jest.spyOn(process.stdout, "write").mockReturnValue(true);
  const reporter = new Skipped();
  const end = (title: string, status: string, description?: string) =>
    reporter.onTestEnd(
      { title, annotations: description ? [{ type: "skip", description }] : [] } as unknown as TestCase,
      { status } as TestResult,
    );
  for (const status of ["passed", "failed", "timedOut", "interrupted"]) end("la portada", status);
  reporter.onEnd();
  expect(told).not.toHaveBeenCalled();
  end("los servidores", "skipped", "there is no nginx");
  reporter.onEnd();
  expect(told).toHaveBeenLastCalledWith("Left out: los servidores (there is no nginx).\n");
  end("las letras", "skipped");
  reporter.onEnd();
  expect(told).toHaveBeenLastCalledWith("Left out: los servidores (there is no nginx); las letras.\n");
});
