/** @jest-environment node */
import { existsSync } from "node:fs";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { finish, keepRuntime, typesFit, type Build } from "@/adapter/complete";
import { filesIn } from "@/adapter/files";
import { EXPORTED_FILES, FIXTURES, fixture, folderWith, OPTIONS, PROJECT } from "./lab";

const MANIFEST = `globalThis.__RSC_MANIFEST = { "/page": ${JSON.stringify({
  clientModules: {
    "[project]/components/Island.tsx": { id: 5125 },
    "[project]/node_modules/next/dist/client/components/layout-router.js": { id: 39756 },
  },
})} };`;

/** The smallest settings with which a file's types are checked. */
const TSCONFIG = '{ "compilerOptions": { "lib": ["es2022"], "types": [], "strict": true }, "files": ["price.ts"] }';

/** A project as Next leaves it, in which there is no finished site: two pages, the error page, payloads, and files of its own. */
async function exportedProject(): Promise<Build & { exported: string; out: string }> {
  const page = await fixture("exported.html");
  const site = {
    ...EXPORTED_FILES,
    "index.html": page,
    "index.txt": "0:1",
    "politica.html": page,
    "politica.txt": "0:1",
    "politica/__next._full.txt": "0:1",
    "404.html": await fixture("without-islands.html"),
    "_not-found.html": page,
    "_not-found.txt": "0:1",
    "_not-found/__next._tree.txt": "0:1",
    "robots.txt": "User-agent: *",
    "google1234.html": "google-site-verification",
    "media/a.12345678.svg": "<svg/>",
    "media/.gitignore": "*",
    ".well-known/security.txt": "Contact: https://periodico.example",
  };
  const root = await folderWith({
    ...Object.fromEntries(Object.entries(site).map(([file, content]) => [`.next/exported/${file}`, content])),
    ".next/server/app/page_client-reference-manifest.js": MANIFEST,
    "public/robots.txt": "User-agent: *",
    "public/google1234.html": "google-site-verification",
    "public/media/.gitignore": "*",
  });
  await cp(path.join(FIXTURES, "components"), path.join(root, "components"), { recursive: true });
  await cp(path.join(PROJECT, "hosting"), path.join(root, "hosting"), { recursive: true });
  const exported = path.join(root, ".next/exported");
  return {
    root,
    dist: path.join(root, ".next"),
    exported,
    out: path.join(root, "out"),
    base: "",
    modulesRoot: root,
    // As Next writes them: the path within the export begins with a slash.
    listed: Object.keys(site).map((file) => ({ id: `/${file}`, filePath: path.join(exported, file) })),
    options: OPTIONS,
    types: Promise.resolve(),
  };
}

/** Each file of a folder with what it holds. */
const contents = async (folder: string) =>
  Promise.all((await filesIn(folder)).map(async (file) => [file, await readFile(path.join(folder, file), "base64")]));

const plain = (files: string[]) =>
  files.filter((file) => !/\.(br|gz)$/.test(file)).map((file) => file.replace(/\.[0-9a-f]{10}\./, ".#."));

describe("a finished site", () => {
  let made: Build & { out: string };
  beforeAll(async () => {
    made = await exportedProject();
    await finish(made);
  });

  it("holds what readers and crawlers ask for, and nothing else", async () => {
    expect(plain(await filesIn(made.out))).toEqual([
      ".well-known/security.txt",
      "404.html",
      "_headers",
      "assets/404.#.css",
      "assets/index.#.css",
      "assets/islands.#.js",
      "assets/notice.#.js",
      "assets/politica.#.css",
      "assets/serif-s.#.woff2",
      "google1234.html",
      "index.html",
      "media/a.12345678.svg",
      "politica/index.html",
      "robots.txt",
    ]);
  });

  it("leaves out what nothing names, where the options say so, and keeps what is named", async () => {
    const [one, other] = [await exportedProject(), await exportedProject()];
    await writeFile(path.join(other.exported, "robots.txt"), "# https://periodico.example/media/a.12345678.svg");
    for (const build of [one, other]) await finish({ ...build, options: { ...OPTIONS, ifNamed: ["media"] } });
    expect(await filesIn(path.join(one.out, "media"))).toEqual([]);
    expect(await filesIn(path.join(other.out, "media"))).toContain("a.12345678.svg");
  });

  it("leaves a file of public as it is", async () => {
    expect(await readFile(path.join(made.out, "google1234.html"), "utf8")).toBe("google-site-verification");
  });

  it("has each text file compressed beside it, and no other", async () => {
    const files = await filesIn(made.out);
    const page = await readFile(path.join(made.out, "politica/index.html"));
    expect(brotliDecompressSync(await readFile(path.join(made.out, "politica/index.html.br")))).toEqual(page);
    expect(gunzipSync(await readFile(path.join(made.out, "politica/index.html.gz")))).toEqual(page);
    expect(files.filter((file) => file.endsWith(".br")).map((file) => file.slice(0, -3))).toEqual(
      files.filter((file) => /\.(html|css|js|svg|txt)$/.test(file)),
    );
  });

  it("is the same, byte for byte, in another folder", async () => {
    const other = await exportedProject();
    await finish(other);
    expect(await contents(other.out)).toEqual(await contents(made.out));
  });

  it("is the same, byte for byte, where an earlier one's compressed files are kept, and of those only its own stay", async () => {
    const [fresh, again] = [await exportedProject(), await exportedProject()];
    const kept = path.join(again.dist, "cache/compressed");
    await finish(again);
    const before = await filesIn(kept);
    const next = await exportedProject();
    for (const build of [fresh, next]) await writeFile(path.join(build.exported, "robots.txt"), "User-agent: another");
    await cp(path.join(again.dist, "cache"), path.join(next.dist, "cache"), { recursive: true });
    for (const build of [fresh, next]) await finish(build);
    expect(await contents(next.out)).toEqual(await contents(fresh.out));
    const after = await filesIn(path.join(next.dist, "cache/compressed"));
    expect(after).toEqual(await filesIn(path.join(fresh.dist, "cache/compressed")));
    expect(after.filter((file) => !before.includes(file))).toHaveLength(2);
  });

  it("is the same, byte for byte, where an earlier one's pages are kept: the changed ones are made anew, after a changed stylesheet all", async () => {
    const pagesOf = async ({ dist }: Build) =>
      (await filesIn(path.join(dist, "cache/pages"))).filter((file) => file.endsWith(".json"));
    const locked = async () => {
      const build = await exportedProject();
      await writeFile(path.join(build.root, "package-lock.json"), "{}");
      return build;
    };
    /** Builds what has changed with all that an earlier build has kept, and from nothing; the pages that were made anew. */
    const madeAnew = async (earlier: Build, change: (exported: string) => Promise<void>) => {
      const [next, fresh] = [await locked(), await locked()];
      await cp(path.join(earlier.dist, "cache"), path.join(next.dist, "cache"), { recursive: true });
      for (const build of [next, fresh]) {
        await change(build.exported);
        await finish(build);
      }
      expect(await contents(next.out)).toEqual(await contents(fresh.out));
      expect(await pagesOf(next)).toEqual(await pagesOf(fresh));
      const before = await pagesOf(earlier);
      return (await pagesOf(next)).filter((page) => !before.includes(page)).length;
    };
    const first = await locked();
    await finish(first);
    const kept = await pagesOf(first);
    expect(kept).toHaveLength(3);
    const page = (await fixture("exported.html")).replace("<h1>", "<h1>Otra: ");
    const changed = await madeAnew(first, (exported) => writeFile(path.join(exported, "politica.html"), page));
    expect(changed).toBe(1);
    // The names of the runtime's scripts are others in each build, and no concern of a reader's.
    const renamed = await madeAnew(first, async (exported) => {
      for (const name of ["index.html", "politica.html", "404.html"]) {
        const file = path.join(exported, name);
        await writeFile(file, (await readFile(file, "utf8")).replaceAll("2ib.js", "3jc.js"));
      }
    });
    expect(renamed).toBe(0);
    const scripted = (exported: string) =>
      writeFile(path.join(exported, "politica.html"), page.replace("<h1>", "<script>track()</script><h1>"));
    await expect(madeAnew(first, scripted)).rejects.toThrow("neither data nor of Next's runtime (track()");
    const repainted = await madeAnew(first, async (exported) => {
      const sheet = path.join(exported, "_next/static/chunks/0nfq.css");
      await writeFile(sheet, (await readFile(sheet, "utf8")).replace("red", "teal"));
    });
    expect(repainted).toBe(3);

    // That pages are taken from what is kept shows where that is another.
    for (const file of kept.map((name) => path.join(first.dist, "cache/pages", name)))
      await writeFile(file, (await readFile(file, "utf8")).replace("<h1", "<h1 id=kept"));
    const again = await locked();
    await cp(path.join(first.dist, "cache"), path.join(again.dist, "cache"), { recursive: true });
    await finish(again);
    expect(await readFile(path.join(again.out, "politica/index.html"), "utf8")).toContain("<h1 id=kept");
    // Nine sites.
  }, 60_000);

  it("comes with its hosts' configurations, which have the policy of its pages", async () => {
    const page = await readFile(path.join(made.out, "politica/index.html"), "utf8");
    const hashes = page.match(/'sha256-[^']+'/g) ?? [];
    expect(hashes).toHaveLength(2);
    for (const file of ["out/_headers", ".generated/hosting/nginx.conf", ".generated/hosting/Caddyfile"]) {
      const text = await readFile(path.join(made.root, file), "utf8");
      for (const hash of hashes) expect(text).toContain(hash);
      expect(text).toContain("frame-ancestors 'none'");
      expect(text).toContain("max-age=31536000, immutable");
      expect(text).not.toMatch(/%[A-Z]+%/);
    }
    expect(await readFile(path.join(made.root, ".generated/hosting/Caddyfile"), "utf8")).toContain(
      "periodico.example {",
    );
  });

  it("has the configurations of the hosts whose templates there are, and must have one", async () => {
    const build = await exportedProject();
    await rm(path.join(build.root, "hosting"), { recursive: true });
    await expect(finish(build)).rejects.toThrow(
      "hosting: holds no template of a host: nginx.conf, Caddyfile, _headers",
    );
    const other = await exportedProject();
    const options = { ...OPTIONS };
    delete options.hosting;
    await finish({ ...other, options });
    expect(await filesIn(other.out)).not.toContain("_headers");
  });

  it("is not made of an export in which something would be dead", async () => {
    const build = await exportedProject();
    await mkdir(path.join(build.dist, "server/app/opinion"));
    await writeFile(
      path.join(build.dist, "server/app/opinion/page_client-reference-manifest.js"),
      MANIFEST.replace("components/Island.tsx", "components/opinion/Votes.tsx"),
    );
    await expect(finish(build)).rejects.toThrow("components/opinion/Votes.tsx: is a client component outside");
  });

  it("leaves the earlier one as it is when it could not be finished", async () => {
    const build = await exportedProject();
    await mkdir(build.out);
    await writeFile(path.join(build.out, "index.html"), "yesterday");
    await writeFile(path.join(build.exported, "politica.html"), await fixture("truncated.html"));
    await expect(finish(build)).rejects.toThrow("politica.html: <html> is missing or never closed");
    expect(await filesIn(build.out)).toEqual(["index.html"]);
  });

  it("is not put in place while its types do not fit, and the compiler's lines say where", async () => {
    const build = await exportedProject();
    const options = { ...OPTIONS, types: "tsconfig.json" };
    await writeFile(path.join(build.root, "tsconfig.json"), TSCONFIG);
    await writeFile(path.join(build.root, "price.ts"), 'export const price: number = "12";');
    const finished = finish({ ...build, types: typesFit(build.root, options) });
    await expect(finished).rejects.toThrow("price.ts(1,14): error TS2322");
    expect(existsSync(build.out)).toBe(false);

    const mended = await exportedProject();
    await writeFile(path.join(mended.root, "tsconfig.json"), TSCONFIG);
    await writeFile(path.join(mended.root, "price.ts"), "export const price: number = 12;");
    await finish({ ...mended, types: typesFit(mended.root, options) });
    expect(existsSync(mended.out)).toBe(true);
  });

  it("is not put in place while it names what it does not hold", async () => {
    const build = await exportedProject();
    const page = (await fixture("exported.html")).replace("<h1>", '<h1><img src="/media/gone.12345678.svg" alt="">');
    await writeFile(path.join(build.exported, "index.html"), page);
    await expect(finish(build)).rejects.toThrow(
      "index.html: names /media/gone.12345678.svg, which is not in the finished site.",
    );
    expect(existsSync(build.out)).toBe(false);
  });

  it("is not made of a list that Next writes in another way", async () => {
    const build = await exportedProject();
    const message = "does not list the files it has exported";
    await expect(finish({ ...build, listed: [] })).rejects.toThrow(message);
    const [first = { id: "", filePath: "" }, ...others] = build.listed;
    await expect(finish({ ...build, listed: [{ ...first, id: "/" }, ...others] })).rejects.toThrow(message);
    await expect(finish({ ...build, listed: [...others, { ...first, id: "/other.html" }] })).rejects.toThrow(message);
  });
});

describe("a site that keeps Next's runtime, for comparison", () => {
  it("has its pages at the same addresses, and one not-found page", async () => {
    const build = await exportedProject();
    await keepRuntime(build);
    const files = plain(await filesIn(build.out));
    expect(files).toEqual(
      expect.arrayContaining(["404.html", "index.html", "politica/index.html", "_next/static/chunks/2ib.js"]),
    );
    expect(files.filter((file) => file.startsWith("_not-found"))).toEqual([]);
    expect(await readFile(path.join(build.out, "politica/index.html"), "utf8")).toBe(await fixture("exported.html"));
  });
});
