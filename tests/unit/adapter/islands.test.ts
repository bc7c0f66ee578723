/** @jest-environment node */
import path from "node:path";
import { buildIslands } from "@/adapter/islands";
import { FIXTURES, OPTIONS } from "./lab";

const build = (root: string) => buildIslands(root, OPTIONS);

describe("the islands of a project", () => {
  it("become one file with Preact that imports nothing, so that it can be asked for again by itself", async () => {
    const { bundle } = await build(FIXTURES);
    expect(bundle.name).toMatch(/^islands\.[0-9a-f]{10}\.js$/);
    expect(bundle.content).toContain("mañana");
    expect(bundle.content).toMatch(/\bClock:/);
    expect(bundle.content).not.toMatch(/\bimport\b|react-dom/);
  });

  it("are known each by its own code, without Preact", async () => {
    const { code } = await build(FIXTURES);
    expect([...code.keys()]).toEqual(["Clock"]);
    expect(code.get("Clock")).toContain('"clock"');
    expect(code.get("Clock")).not.toContain("createElement");
  });

  it("come with a notice in the site's words and look, which imports nothing either", async () => {
    const { content, name } = (await build(FIXTURES)).notice;
    expect(name).toMatch(/^notice\.[0-9a-f]{10}\.js$/);
    for (const word of ["Algo ha fallado", "Avisos", '"es"', "--notice-edge:red"]) expect(content).toContain(word);
    expect(content).not.toMatch(/\bimport\b/);
  });

  it("leave no mark on the inline starter, so that its hash in a server's policy holds from build to build", async () => {
    const { starter } = await build(FIXTURES);
    expect(starter).toBe((await build(path.join(FIXTURES, "bad"))).starter);
    expect(starter).not.toMatch(/<\/script|\.js/);
  });

  it("are the same, byte for byte, each time", async () => {
    expect(await build(FIXTURES)).toEqual(await build(FIXTURES));
  });

  it("stop the build when a file does not hold the component of its name", async () => {
    await expect(build(path.join(FIXTURES, "bad/wrong-name"))).rejects.toThrow(
      /^components\/islands: No matching export in ".*Clock\.tsx" for import "Clock"\. An island exports/,
    );
  });

  it.each([
    ["too-much-react", /Clock\.tsx:3: No matching export in ".*client\/react\.ts" for import "useTransition"/],
    ["react-dom", /Clock\.tsx:3: react-dom is not there for islands.*adapter\/client\/react\.ts/],
  ])("stop the build when they need more of React than there is: %s", async (folder, message) => {
    await expect(build(path.join(FIXTURES, "bad", folder))).rejects.toThrow(message);
  });

  it("are none where there is no folder for them", async () => {
    expect((await build(path.join(FIXTURES, "bad"))).code.size).toBe(0);
  });
});
