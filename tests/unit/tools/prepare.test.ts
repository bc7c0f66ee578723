import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { ROOT } from "@/tools/root";
import { leadOf, ownPages } from "@/paper/paper";
import { filesNamedIn } from "@/schema/named-files";
import type { OwnPage } from "@/schema/own-page";
import { definitions } from "@/schema/sections";
import { prepare } from "@/tools/assets/prepare";
import { checkContent } from "@/tools/assets/check/content";
import { makeAssets } from "@/tools/assets/make-assets";
import { drawing } from "../pictures/photographs";
import { copyOfSources } from "./sources";

/* What keeps a build from beginning is said before any content is read. */

jest.mock("@/tools/assets/check/content", () => ({ checkContent: jest.fn() }));

test.each(["/srv/El #1", "/srv/¿listo?"])("a project in %s is told to call its folder something else", async (root) => {
  await expect(prepare(root)).rejects.toThrow(`La carpeta ${root} lleva «`);
});

const refusal = (wished: string) => `BASE_PATH: «${wished}» no es un subdirectorio: se esperaba uno como /periodico, `;

/** What a build with a variable of the environment stops with. */
async function stopWith(name: string, value: string, reason: string) {
  const env = jest.replaceProperty(process, "env", { ...process.env, [name]: value });
  try {
    await jest.isolateModulesAsync(async () => {
      const { prepare: prepareSo } = await import("@/tools/assets/prepare");
      await expect(prepareSo(ROOT)).rejects.toThrow(reason);
    });
  } finally {
    env.restore();
  }
}

test.each(["/periódico", "/peri%C3%B3dico", "periodico", "/periodico/", "/web/../otra", "//otra.example"])(
  "%s is no sub-path to build below",
  (wished) => stopWith("BASE_PATH", wished, refusal(wished)),
);

test("whether it is a rehearsal is said with a word that is understood", () =>
  stopWith("STAGING", "true", "STAGING: «true» no dice si es un ensayo"));

test("a build below one with a blank and an accent ends at once with the reason", () => {
  const wished = "/mi periódico";
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", "tsx", "tools/build.ts"], {
    cwd: ROOT,
    env: { ...process.env, BASE_PATH: wished },
    encoding: "utf8",
  });
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  expect(stderr.startsWith(refusal(wished))).toBe(true);
});

test("a mistake stops a build whatever else is only remarked, and both are said", async () => {
  jest.mocked(checkContent).mockResolvedValueOnce({
    findings: [
      { level: "error", where: "data/home.ts: lead", says: "falta" },
      { level: "aviso", where: "data/home.ts: title", says: "es largo" },
    ],
    files: [],
    toLine: (finding) => finding,
  });
  jest.doMock("@/tools/assets/make-assets", () => ({ makeAssets: () => Promise.resolve({ made: 0, cached: 0 }) }));
  await expect(prepare(ROOT)).rejects.toThrow(/lead[^]*title/);
});

test("what is only remarked is said, and the build goes on", async () => {
  jest.mocked(checkContent).mockResolvedValueOnce({
    findings: [{ level: "aviso", where: "data/home.ts: title", says: "es largo" }],
    files: [],
    toLine: (finding) => finding,
  });
  const [said, told] = [process.stderr, process.stdout].map((stream) =>
    jest.spyOn(stream, "write").mockReturnValue(true),
  );
  await prepare(ROOT);
  expect(said).toHaveBeenCalledWith(expect.stringContaining("aviso: data/home.ts: title: es largo"));
  expect(told).toHaveBeenCalledWith("Imágenes: 0 nuevas, 0 ya hechas\n");
});

test("a build that fails is none that could be deployed", async () => {
  const cwd = await copyOfSources();
  const { status, stderr } = spawnSync(process.execPath, ["--import", "tsx", "tools/build.ts", "--no-such-option"], {
    cwd,
    encoding: "utf8",
  });
  expect([status, stderr]).toEqual([1, expect.stringContaining("--no-such-option")]);
  expect(existsSync(path.join(cwd, ".generated/pictures.ts"))).toBe(true);
  expect(existsSync(path.join(cwd, ".generated/built.json"))).toBe(false);
});

test("a picture that only what is held back shows is not put among those of the site", async () => {
  const root = await copyOfSources();
  await writeFile(path.join(root, "data/pictures/retenida.svg"), drawing(480, 300));
  const { image } = leadOf("home");
  const news = [{ image }, { image: "retenida.svg" }];
  // A letter of another language, on a page that is no section's.
  const pages = ownPages as OwnPage[];
  pages.push({ title: "Quién es Łukasz" } as OwnPage);
  await makeAssets(root, filesNamedIn("data/economia.ts", definitions.economia.schema, { news }));
  pages.pop();
  const letters = readFileSync(path.join(root, ".generated/further-letters.css"), "utf8");
  expect(letters).toContain("-extended.woff2");
  const made = await readdir(path.join(root, "public/media"), { recursive: true });
  const isMade = (name: string) => made.some((file) => file.startsWith(name.replace(/\w+$/, "")));
  expect([isMade(image), isMade("retenida.svg")]).toEqual([true, false]);
});
