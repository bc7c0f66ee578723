/** @jest-environment node */
import { isForRuntime, pageFile } from "@/adapter/files";

describe("where a page lies", () => {
  it.each([
    ["politica.html", "politica/index.html"],
    ["a/b.html", "a/b/index.html"],
    ["index.html", "index.html"],
    ["404.html", "404.html"],
    ["500.html", "500.html"],
    ["a/index.html", "a/index.html"],
  ])("%s at %s", (exported, finished) => {
    expect(pageFile(exported)).toBe(finished);
  });
});

describe("what is there for the runtime only", () => {
  it.each([
    "politica.txt",
    "index.txt",
    "politica/__next._tree.txt",
    "__next._full.txt",
    "_not-found.html",
    "_not-found/a.txt",
  ])("%s", (file) => {
    expect(isForRuntime(file, ["index.html", "politica.html"])).toBe(true);
  });

  it.each(["robots.txt", "humans.txt", "politica.html", "sitemap.xml"])("not %s", (file) => {
    expect(isForRuntime(file, ["index.html", "politica.html"])).toBe(false);
  });
});
