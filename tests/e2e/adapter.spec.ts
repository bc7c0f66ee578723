import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { filesIn } from "../../adapter/files";
import { serve } from "../../tools/serve/server";
import { ON_DESKTOP } from "./test";

/*
 * The adapter on another project than the newspaper: tests/fixtures/adapter-project, a site
 * of two pages and an island below a sub-path; and the same with mistakes in it.
 */

const ROOT = path.resolve(import.meta.dirname, "../..");
const BASE = "/cuaderno";

const run = promisify(execFile);
const made: string[] = [];

/** What would make another site of it, if it were set where the tests are started. */
const PLAIN = { NEXT_RUNTIME: "", BASE_PATH: "", SITE_URL: "", NEXT_TELEMETRY_DISABLED: "1" };

/** Copies the project to where it finds the repository's packages, two folders below the root. */
function copyProject(): string {
  const cache = path.join(ROOT, ".cache");
  mkdirSync(cache, { recursive: true });
  const project = mkdtempSync(path.join(cache, "adapter-project-"));
  made.push(project);
  cpSync(path.join(ROOT, "tests/fixtures/adapter-project"), project, { recursive: true });
  return project;
}

/** A page that renders an island by itself, and a client component that is none. */
const PAGE_OF_MISTAKES = `import { Counter } from "../../components/islands/Counter";
import { Votes } from "./Votes";
export default () => <Counter label={String(<Votes />)} />;`;

/** @throws Error with what the build has said, when it fails */
const build = (project: string) =>
  run(process.execPath, [path.join(ROOT, "adapter/build.mjs"), project], { env: { ...process.env, ...PLAIN } });

/** Next alone takes ten seconds, and many times that on a machine with other work. */
const BUILD_WITHIN_MS = 300_000;

// One worker, so that the project is built once.
test.describe.configure({ mode: "default" });
test.afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

test.describe("another project", ON_DESKTOP, () => {
  let project = "";
  test.beforeAll(async () => {
    test.setTimeout(BUILD_WITHIN_MS);
    project = copyProject();
    await build(project);
  });

  const finished = (file: string) => readFileSync(path.join(project, "out", file), "utf8");

  test("becomes plain files, each under its hash or its own name", async () => {
    const files = (await filesIn(path.join(project, "out"))).filter((file) => !/\.(br|gz)$/.test(file));
    expect(files.map((file) => file.replace(/\.[0-9a-f]{10}\./, ".#."))).toEqual([
      ".well-known/security.txt",
      "404.html",
      "_headers",
      "assets/islands.#.js",
      "assets/notice.#.js",
      "icon.svg",
      "index.html",
      "robots.txt",
      "segunda/index.html",
    ]);
  });

  test("has pages without Next's runtime, compressed beside them, and its own address in its host's headers", async () => {
    for (const page of ["index.html", "segunda/index.html"]) {
      const html = finished(page);
      expect(html).not.toMatch(/_next|__next|nowhere/);
      const compressed = await readFile(path.join(project, "out", `${page}.br`));
      expect(brotliDecompressSync(compressed).toString()).toBe(html);
      const [, policy = ""] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
      const hashes = policy.match(/'sha256-[^']+'/g) ?? [];
      expect(hashes.length).toBeGreaterThan(1);
      for (const hash of hashes) expect(finished("_headers")).toContain(hash);
    }
    for (const words of ["# cuaderno.example", `${BASE}/*`, "frame-ancestors 'none'"])
      expect(finished("_headers")).toContain(words);
  });

  test("works in a browser: an island starts, and what fails leaves the server's HTML and a notice", async ({
    page,
  }) => {
    const said: string[] = [];
    page.on("console", (message) => said.push(message.text()));
    page.on("pageerror", (error) => said.push(error.message));
    const { url, stop } = await serve({ root: path.join(project, "out"), base: BASE });
    try {
      await page.goto(`${url}/`);
      const button = page.getByRole("button");
      await button.click();
      await expect(button).toHaveText("Más: 1");
      await expect(button).toHaveCSS("font-weight", "700");
      await button.click();
      expect(said).toEqual([]);
      await button.click();
      await expect(button).toHaveText("Más: 0");
      await expect(button).toBeDisabled();
      await expect(page.getByRole("region", { name: "Avisos" })).toHaveText("Una parte de la página no responde");
      expect(said).toEqual(["three is too many"]);

      await page.getByRole("link").click();
      await expect(page.getByRole("heading")).toHaveText("Segunda página");
      await expect(page.locator("script[type=module]")).toHaveCount(0);
      expect((await page.goto(`${url}/no-existe`))?.status()).toBe(404);
      await expect(page.getByRole("heading")).toHaveText("No existe");
    } finally {
      await stop();
    }
  });
});

test(
  "a mistake stops another project's build with a line that says what to do, and its site stays as it is",
  ON_DESKTOP,
  async () => {
    test.setTimeout(BUILD_WITHIN_MS);
    const project = copyProject();
    const write = async (file: string, text: string) => {
      await mkdir(path.dirname(path.join(project, file)), { recursive: true });
      await writeFile(path.join(project, file), text);
    };
    await write("out/index.html", "yesterday");
    await write("app/segunda/page.tsx", PAGE_OF_MISTAKES);
    await write(
      "app/segunda/Votes.tsx",
      '"use client";\nexport const Votes = () => <button onClick={() => alert()}>1</button>;',
    );
    const said = await build(project).then(
      () => "nothing",
      (error: unknown) => String(error),
    );
    expect(said).toContain("app/segunda/Votes.tsx: is a client component outside components/islands");
    expect(said).toContain(
      'components/islands/Counter.tsx: is rendered by itself, so it would never start. Write <Island name="Counter"',
    );
    expect(await filesIn(path.join(project, "out"))).toEqual(["index.html"]);
  },
);
