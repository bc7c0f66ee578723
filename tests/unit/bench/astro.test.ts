/** @jest-environment node */
import { astroPage } from "@/tools/bench/visits/astro";

const FINISHED = `<!DOCTYPE html><html lang="es"><head><meta http-equiv="Content-Security-Policy" content="default-src 'none'"><link rel="stylesheet" href="/assets/index.1.css"><link rel="stylesheet" media="print" href="/assets/print.1.css"><title>Diario</title></head><body class="front"><p>Antes {llaves}</p><div data-island="CurrentYear" data-props="{&quot;year&quot;:&quot;2026&quot;}">2026</div><p>Después</p><script data-start="/assets/a.js">start()</script><script type="application/ld+json">{}</script></body></html>`;

const page = astroPage("index.html", FINISHED);

test("a finished page's words come through in their order, its islands as Astro's", () => {
  expect(page).toContain("<p>Antes {llaves}</p>");
  expect(page).toContain('<CurrentYear client:idle {...{"year":"2026"}} />');
  expect(page.indexOf("Antes")).toBeLessThan(page.indexOf("<CurrentYear"));
  expect(page.indexOf("<CurrentYear")).toBeLessThan(page.indexOf("Después"));
  expect(page).not.toContain(">2026<");
  expect(page).toContain('import { CurrentYear } from "/src/islands/CurrentYear";');
});

test("the styles that hold up the page are Astro's to link, those for paper stay", () => {
  expect(page).toContain('import "/finished/assets/index.1.css";');
  expect(page).not.toContain('href=\\"/assets/index.1.css');
  expect(page).toContain("print.1.css");
});

test("our policy and our starter go, the structured data and what the elements say stay", () => {
  expect(page).not.toMatch(/Content-Security-Policy|start\(\)/);
  expect(page).toContain("application/ld+json");
  expect(page).toContain('<html {...{"lang":"es"}}>');
  expect(page).toContain('<body {...{"class":"front"}}>');
});
