import { existsSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { BASE } from "../finished/tree";
import { expect, ON_DESKTOP, runtimeFree, SCREENS, test } from "./test";

/*
 * plain-pages cuts the style sheet that all pages share down to what each page needs, and gives its classes shorter names.
 * What Next has rendered lies in .next with the whole sheet: there every element looks as it does in the finished page.
 */

/** Next's build folder, as the same build has left it. */
const RENDERED = path.resolve(".next/server/app");
const STATIC = path.resolve(".next/static");

/** The page that Next has rendered for an address of the finished site. */
function renderedFor(address: string): string {
  const names: Readonly<Record<string, string>> = { "./": "index", "no/existe": "_not-found" };
  return path.join(RENDERED, `${names[address] ?? address}.html`);
}

/** What readers' screens ask for: a width on each side of most breakpoints, and with the second a sheet that stands apart. */
const LOOKS = [
  { width: 390, media: { colorScheme: "light" } },
  { width: 1280, media: { colorScheme: "dark", contrast: "more" } },
] as const satisfies readonly { width: number; media: Parameters<Page["emulateMedia"]>[0] }[];

/** Properties that say once more what others say: custom ones, of old names, along the lines of a text. */
const SAID_ELSEWHERE = /^-|inline|block/;

/** What follows from how wide words are: one text may lie in two nodes, with a comment between them, and is set a hair apart. */
const MEASURED = /^(at|left|right|width|height|(perspective|transform)-origin|grid-template-(columns|rows))$/;
const HAIR = 0.5;

/** What is said of a property, without the names of files and of families of fonts: those of the finished site are others. */
const withoutNames = (name: string, value: string): string =>
  name === "font-family"
    ? `families: ${value.split(",").length}, ${/[\w-]+$/.exec(value)?.[0]}`
    : value.replace(/url\([^)]*\)/g, "url()");

/** Whether two values of a property say another thing. */
function differ(name: string, cut: string, uncut: string): boolean {
  // Of millions all but a few are the same.
  if (cut === uncut) return false;
  const [one, other] = [withoutNames(name, cut), withoutNames(name, uncut)];
  if (one === other) return false;
  const [numbers, others] = [one, other].map((value) => (value.match(/-?[\d.]+/g) ?? []).map(Number));
  if (!MEASURED.test(name) || !numbers || numbers.length !== others?.length) return true;
  return numbers.some((number, at) => Math.abs(number - (others[at] ?? NaN)) > HAIR);
}

/** A box that the browser has laid out, of an element or of what stands before or after its words: its name, place and styles. */
type Box = { name: string; values: readonly string[] };

/**
 * Lets what moves stand at its beginning, what has come to its end too, such as what beats a few times; what moves as one
 * scrolls stands where the page is.
 */
const stand = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync("*, ::before, ::after { animation: none !important }");
    document.adoptedStyleSheets = [still];
    document.getAnimations();
    document.adoptedStyleSheets = [];
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish();
      if (animation instanceof CSSTransition || animation.timeline !== document.timeline) continue;
      animation.pause();
      animation.currentTime = 0;
    }
  });

/** Every box of the page in its order, with all that is computed of it, and of what each value is. */
async function boxesOn(page: Page): Promise<{ boxes: Box[]; properties: readonly string[] }> {
  await stand(page);
  const known = await page.evaluate(() => [...getComputedStyle(document.documentElement)]);
  const computedStyles = known.filter((name) => !SAID_ELSEWHERE.test(name));
  const browser = await page.context().newCDPSession(page);
  const { documents, strings } = await browser.send("DOMSnapshot.captureSnapshot", { computedStyles });
  await browser.detach();
  const [{ nodes, layout } = { nodes: {}, layout: undefined }] = documents;
  const boxes = (layout?.nodeIndex ?? []).flatMap((node, at) => {
    const name = strings[nodes.nodeName?.[node] ?? -1] ?? "";
    if (name === "#text" || name === "#document") return [];
    const styles = (layout?.styles[at] ?? []).map((value) => strings[value] ?? "");
    return { name, values: [(layout?.bounds[at] ?? []).join(" "), ...styles] };
  });
  return { boxes, properties: ["at", ...computedStyles] };
}

test.use({ javaScriptEnabled: false });

test("every element looks as it would with the uncut style sheet", ON_DESKTOP, async ({ page, context }) => {
  test.skip(!runtimeFree(), "nothing is cut where Next's runtime stays");
  expect(existsSync(RENDERED), "what Next has rendered is gone: npm run build").toBe(true);
  const whole = await context.newPage();
  await whole.route("**/_next/static/**", (route) =>
    route.fulfill({
      path: path.join(STATIC, new URL(route.request().url()).pathname.split("/_next/static/")[1] ?? ""),
    }),
  );
  for (const { name, path: address } of SCREENS) {
    await whole.route("**/uncut", (route) => route.fulfill({ path: renderedFor(address) }));
    await page.goto(address);
    await whole.goto(`${BASE}/uncut`);
    for (const { width, media } of LOOKS) {
      for (const one of [page, whole]) {
        await one.setViewportSize({ width, height: 900 });
        await one.emulateMedia({ contrast: "no-preference", ...media });
        await one.evaluate(() => document.fonts.ready.then(() => undefined));
      }
      const { boxes: cut, properties } = await boxesOn(page);
      const { boxes: uncut } = await boxesOn(whole);
      expect(cut.map((box) => box.name)).toEqual(uncut.map((box) => box.name));
      const differing = cut.flatMap(({ name: element, values }, at) =>
        values.flatMap((value, index) => {
          const [property = "", other = ""] = [properties[index], uncut[at]?.values[index]];
          return differ(property, value, other) ? [`${at} ${element} ${property}: ${value}, not ${other}`] : [];
        }),
      );
      expect.soft(differing.slice(0, 20), `${name}, ${width} px, ${JSON.stringify(media)}`).toEqual([]);
    }
  }
});
