/** @jest-environment node */
import { shortNames, withNames } from "@/adapter/short-names";

const CSS =
  "@layer base{.grid>*{min-width:0}}@layer utilities{.grid{display:grid}.mt-1\\.5{margin-top:6px}" +
  "@media (min-width:48rem){.md\\:mt-0:not(.a){margin-top:0}}}.masthead .grid{top:0}";
const WRITTEN = [["masthead", "grid"], ["mt-1.5"], ["mt-1.5", "md:mt-0"], ["later"]];

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

  it("are given to the classes of Next's fonts, all of which <html> has, together", () => {
    const css = `._4bBa_variable{--font-serif:"serif"}.-\\34 6K_variable{--font-sans:"sans"}${CSS}`;
    const names = shortNames(css, [["_4bBa_variable", "-46K_variable"], ["grid"]], none);
    expect(names.get("_4bBa_variable")).toBe(names.get("-46K_variable"));
    expect(names.get("_4bBa_variable")).not.toBe(names.get("grid"));
    expect(withNames(css, names)).toContain('{--font-serif:"serif";--font-sans:"sans"}');
  });

  it("are not given to what a script may know", () => {
    expect(shortNames(CSS, WRITTEN, (name) => name === "mt-1.5").has("mt-1.5")).toBe(false);
  });

  it("are shared by those that the same elements have, and by no others", () => {
    const together = [["grid", "mt-1.5"], ["md:mt-0"], ["mt-1.5", "grid"]];
    const names = shortNames(CSS, together, none);
    expect(names.get("grid")).toBe(names.get("mt-1.5"));
    expect(names.get("md:mt-0")).not.toBe(names.get("grid"));
    const apart = shortNames(CSS, [...together, ["grid"]], none);
    expect(apart.get("grid")).not.toBe(apart.get("mt-1.5"));
    // What a script may know keeps its own name beside them.
    expect(shortNames(CSS, together, (name) => name === "grid").get("mt-1.5")).toBe("b");
    const css = withNames(CSS, names);
    expect(css.match(/[{}]\.b\{/g)).toHaveLength(1);
    expect(css).toContain("display:grid");
    expect(css).toContain("margin-top:6px");
  });

  it("are all different where there are very many", () => {
    const written = Array.from({ length: 3000 }, (_, index) => `n${index}-`);
    const sheet = `@layer utilities{${written.map((name) => `.${name}{top:0}`).join("")}}`;
    const each = written.map((name) => [name]);
    const names = [...shortNames(sheet, each, none).values()];
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
