/** @jest-environment node */
import { isForRuntime, isHidden, isNotFoundCopy, pageFile } from "@/adapter/files";

describe("where a page lies", () => {
  it.each([
    ["politica.html", "politica/index.html"],
    ["a/b.html", "a/b/index.html"],
    ["index.html", "index.html"],
    ["404.html", "404.html"],
    ["500.html", "500/index.html"],
    ["a/404.html", "a/404/index.html"],
    ["a/index.html", "a/index.html"],
  ])("%s at %s, where 404 is the one error page", (exported, finished) => {
    expect(pageFile(exported, ["404"])).toBe(finished);
  });
});

describe("what no reader or crawler asks for", () => {
  it.each(["_next/static/a.js", "politica.txt", "index.txt", "politica/__next._tree.txt", "__next._full.txt"])(
    "is there for the runtime only: %s",
    (file) => {
      expect(isForRuntime(file, new Set(["index.html", "politica.html"]))).toBe(true);
    },
  );

  it.each(["robots.txt", "humans.txt", "politica.html", "sitemap.xml", "media/_next/a.svg"])("is not %s", (file) => {
    expect(isForRuntime(file, new Set(["index.html", "politica.html"]))).toBe(false);
  });

  it("is a file whose name begins with a dot, though not one in such a folder", () => {
    expect([".gitignore", "media/.DS_Store", ".well-known/security.txt"].map(isHidden)).toEqual([true, true, false]);
  });

  it("is the not-found page under the name that Next gives it", () => {
    const files = ["_not-found.html", "_not-found/__next._tree.txt", "_not-founded.html", "404.html"];
    expect(files.map(isNotFoundCopy)).toEqual([true, true, false, false]);
  });
});
