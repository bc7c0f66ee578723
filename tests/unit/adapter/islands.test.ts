/** @jest-environment node */
import path from "node:path";
import { buildIslands } from "@/adapter/islands";
import { FIXTURES, PROJECT } from "./lab";

const build = (root: string) => buildIslands(root, path.join(PROJECT, "adapter/client"));

describe("the islands of a project", () => {
  it("become a chunk each that imports nothing, so that it can be asked for again by itself", async () => {
    const { chunks } = await build(FIXTURES);
    const clock = chunks.get("Clock");
    expect(clock?.name).toMatch(/^Clock\.[0-9a-f]{10}\.js$/);
    expect(clock?.content).toContain("islandRuntime");
    expect(clock?.content).not.toMatch(/\bimport\b/);
  });

  it("are started by modules that import nothing either", async () => {
    const { start, notice } = await build(FIXTURES);
    for (const { content } of [start, notice]) expect(content).not.toMatch(/\bfrom *"/);
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
      /^components\/islands\/Clock\.tsx: No matching export in ".*Clock\.tsx" for import "Clock"\. An island exports/,
    );
  });

  it("stop the build when they need more of React than there is", async () => {
    await expect(build(path.join(FIXTURES, "bad/too-much-react"))).rejects.toThrow(
      /Clock\.tsx:3: No matching export in "runtime:react" for import "useTransition".*adapter\/client\/runtime\.ts/,
    );
  });

  it("are none where there is no folder for them", async () => {
    expect((await build(path.join(FIXTURES, "bad"))).chunks.size).toBe(0);
  });
});
