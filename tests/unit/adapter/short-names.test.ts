/** @jest-environment node */
import { shortNames, withNames } from "@/adapter/short-names";

const CSS =
  "@layer base{.grid>*{min-width:0}}@layer utilities{.grid{display:grid}.mt-1\\.5{margin-top:6px}" +
  "@media (min-width:48rem){.md\\:mt-0:not(.a){margin-top:0}}}.masthead .grid{top:0}";
const WRITTEN = ["masthead", "grid", "mt-1.5", "mt-1.5", "md:mt-0", "later"];

const none = () => false;

describe("short names", () => {
  it("are given to the classes of the layer of utilities, the shortest to the most frequent", () => {
    // «a» is a name of the sheet's own.
    expect([...shortNames(CSS, WRITTEN, none)]).toEqual([
      ["mt-1.5", "b"],
      ["grid", "c"],
      ["md:mt-0", "d"],
    ]);
  });

  it("are not given to what a script may know", () => {
    expect(shortNames(CSS, WRITTEN, (name) => name === "mt-1.5").has("mt-1.5")).toBe(false);
  });

  it("are all different where there are very many", () => {
    const written = Array.from({ length: 3000 }, (_, index) => `n${index}-`);
    const sheet = `@layer utilities{${written.map((name) => `.${name}{top:0}`).join("")}}`;
    const names = [...shortNames(sheet, written, none).values()];
    expect(new Set(names).size).toBe(3000);
    expect(names.every((name) => /^[a-z][a-z0-9]{0,2}$/.test(name))).toBe(true);
  });

  it("stand in the sheet wherever the class does", () => {
    const css = withNames(CSS, shortNames(CSS, WRITTEN, none));
    expect(css).toContain(".c>*");
    expect(css).toContain(".masthead .c");
    expect(css).toContain(".d:not(.a)");
    expect(css).not.toMatch(/grid[{ >]|mt-/);
  });
});
