/** @jest-environment node */
import { joinedStyles, pageStyles, partsOf } from "@/adapter/styles";

const styles = async (css: string, used: string[], address = "/_next/static/chunks/a.css") => {
  const joined = await joinedStyles({
    page: "p.html",
    sheets: [{ address, css }],
    take: (asked) => Promise.resolve(asked.replace("/_next/static/media/", "/assets/")),
  });
  return pageStyles(partsOf(joined, { print: "print" }), {
    uses: (name) => used.includes(name),
    mentions: (name) => name === "--in-a-script",
  });
};

describe("a page's styles", () => {
  it("ask for files at their new addresses", async () => {
    expect(await styles("@font-face{font-family:a;src:url(../media/f.woff2)}", [])).toContain("url(/assets/f.woff2)");
  });

  it("are without the rules for classes the page cannot have", async () => {
    const css = await styles(".a{color:red}.b{color:red}.a .b{color:red}.a,.b{top:0}@media screen{.b{top:1px}}", ["a"]);
    expect(css).toBe(".a{color:red;top:0}");
  });

  it("keep rules about what is not there, and rules without classes", async () => {
    const css = await styles(".a:not(.b){color:red}h1{color:red}[data-late] h2{color:red}.a:has(.c){top:0}", ["a"]);
    expect(css).toContain(".a:not(.b)");
    expect(css).toContain("h1");
    expect(css).toContain("[data-late] h2");
  });

  it("are without custom properties, registrations and keyframes that nothing reads", async () => {
    const css = await styles(
      "@property --idle{syntax:'*';inherits:false}:root{--idle:1px;--far:2px;--near:var(--far);--in-a-script:3px}" +
        "h1{top:var(--near)}h2{--shown:var(--unseen);--unseen:4px}@keyframes still{to{top:0}}@keyframes fade{to{top:0}}" +
        "h3{animation:fade 1s}",
      [],
    );
    expect(css).toContain(":root{--far:2px;--near:var(--far);--in-a-script:3px}");
    expect(css).toContain("@keyframes fade");
    expect(css).not.toMatch(/idle|shown|unseen|still/);
  });

  it("keep the order of the page's sheets", async () => {
    const joined = await joinedStyles({
      page: "p.html",
      sheets: [
        { address: "/1.css", css: ".a{color:red}" },
        { address: "/2.css", css: "h1{top:0}.a{color:blue}" },
      ],
      take: (asked) => Promise.resolve(asked),
    });
    const css = pageStyles(partsOf(joined, {}), { uses: () => true, mentions: () => true });
    expect(css.indexOf("red")).toBeLessThan(css.indexOf("#00f"));
  });

  it("are written for older browsers: without comparisons", async () => {
    const css = await styles("@media (width >= 36rem){h1{top:0}}@media (width < 36rem){h1{top:1px}}", []);
    expect(css).toBe("@media (min-width:36rem){h1{top:0}}@media not all and (min-width:36rem){h1{top:1px}}");
  });

  it("hold no pictures, which the policy would refuse", async () => {
    await expect(styles(".a{background:url(data:image/png;base64,AAAA)}", ["a"])).rejects.toThrow(
      "p.html: has a stylesheet with a picture in it",
    );
  });
});

describe("styles for another medium", () => {
  const css =
    "h1{top:0}@media print{h1{top:1px}.a{top:2px}}@layer b{@media print{h2{top:3px}}}@media PRINT {h3{top:4px}}";
  const apart = async (media: string) => {
    const joined = await joinedStyles({
      page: "p.html",
      sheets: [{ address: "/a.css", css }],
      take: (asked) => Promise.resolve(asked),
    });
    return partsOf(joined, { paper: media }).others;
  };

  it("are taken out of a page's, where their block stands outermost", async () => {
    expect(await styles(css, [])).toBe("h1{top:0}@layer b{@media print{h2{top:3px}}}");
  });

  it("are gathered whole, for all pages share them", async () => {
    expect(await apart("print")).toEqual([{ name: "paper", media: "print", css: "h1{top:1px}.a{top:2px}h3{top:4px}" }]);
  });

  it("are nothing where no sheet speaks of it", async () => {
    expect(await apart("(forced-colors: active), (prefers-contrast: more)")).toEqual([]);
  });
});
