/** @jest-environment node */
import { checkAddresses } from "@/adapter/addresses";
import { folderWith } from "./lab";

const SITE = { address: "https://periodico.example", base: "/dia" };

const page = (body: string) =>
  `<!DOCTYPE html><html lang="es"><head><title>a</title></head><body>${body}</body></html>`;

/** What is said of a finished site that holds these files beside a front. */
async function saidOf(files: Record<string, string>): Promise<string> {
  const folder = await folderWith({ "index.html": page(""), ...files });
  return checkAddresses(folder, SITE).then(
    () => "nothing",
    (error: unknown) => String(error),
  );
}

describe("the addresses that finished files name", () => {
  it("may be a file's, a page's with or without its slash, the front's, and anybody else's", async () => {
    const links = ["/dia/a.svg?1", "/dia/politica", "/dia/politica/#top", "/dia", "/dia/", "#here", "a.svg", "/otra"];
    const foreign = ["https://periodico.example.org/x", "//example.org/x", "mailto:a@b.example", "https://"];
    const body = [...links, ...foreign].map((address) => `<a href="${address}">a</a>`).join("");
    const files = {
      "a.svg": "<svg/>",
      "politica/index.html": page(""),
      "sala/ñ.html": page(""),
      "otra.html": page(body),
    };
    expect(await saidOf(files)).toBe("nothing");
  });

  it.each([
    ["a link", "p.html", page('<a href="/dia/no">a</a>'), "/dia/no"],
    ["one of several widths", "p.html", page('<img srcset="/dia/index.html 1x, /dia/no.avif 2x">'), "/dia/no.avif"],
    ["what starts islands", "p.html", page('<script data-start="/dia/no.js"></script>'), "/dia/no.js"],
    ["what an island is given", "p.html", page(`<i data-props='{"src":"/dia/no.svg"}'></i>`), "/dia/no.svg"],
    ["what search engines read", "p.html", page('<script>["https://periodico.example/dia/no"]</script>'), "/dia/no"],
    ["a page's font", "p.html", page("<style>@font-face{font-family:a;src:url(/dia/b.woff2)}</style>"), "/dia/b.woff2"],
    ["a stylesheet's font", "a.css", "@font-face{font-family:a;src:url(/dia/no.woff2)}", "/dia/no.woff2"],
    ["a feed's", "feed.xml", "<link>https://periodico.example/dia/no?a=1&amp;b=2</link>", "/dia/no?a=1&b=2"],
    ["one at a sentence's end", "a.txt", "Lee https://periodico.example/dia/no.", "/dia/no"],
  ])("must lead somewhere: %s", async (_, file, text, address) => {
    const said = `Problem: ${file}: names ${address}, which is not in the finished site.`;
    expect(await saidOf({ [file]: text })).toBe(said);
  });

  it("are all said at once, each with the first file that names it", async () => {
    const said = await saidOf({ "a.html": page('<a href="/dia/x">x</a>'), "b.html": page('<a href="/dia/y">y</a>') });
    expect(said.split("\n")).toHaveLength(2);
  });
});
