/** @jest-environment node */
import { policyHash } from "@/adapter/hash";
import { floorPage } from "@/tools/bench/floor";

const page = (style: string, head = "", body = "") =>
  `<!DOCTYPE html><html lang="es"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="script-src 'self' 'sha256-old'; style-src ${policyHash(style)}"><style>${style}</style>${head}</head><body>${body}</body></html>`;

const FONTS =
  "@font-face{font-family:n;src:url(/assets/n.woff2)}@font-face{font-family:f;src:local(Arial);size-adjust:105%}p{color:red}";

test("every script goes, whether it runs or holds data, and what marks an island", () => {
  const html = floorPage(
    "index.html",
    page(
      "p{color:red}",
      "",
      '<div data-island="TopStrip" data-props="{}"><p>Hoy</p></div><script type="module">start()</script><script type="application/ld+json">{}</script>',
    ),
  );
  expect(html).not.toMatch(/script>|data-island|data-props/);
  expect(html).toContain("<div><p>Hoy</p></div>");
});

test("fonts that come over the wire go, with their preloads; the stand-ins stay", () => {
  const html = floorPage(
    "index.html",
    page(FONTS, '<link rel="preload" as="font" href="/assets/n.woff2"><link rel="preload" as="image" href="/a.svg">'),
  );
  expect(html).not.toContain("woff2");
  expect(html).toContain("local(Arial)");
  expect(html).toContain('as="image"');
  expect(html).toContain("p{color:red}");
});

test("the policy lets the changed style pass, and no script", () => {
  const html = floorPage("index.html", page(FONTS));
  const css = /<style>(.*)<\/style>/.exec(html)?.[1] ?? "";
  expect(html).toContain(policyHash(css));
  expect(html).not.toContain("sha256-old");
});
