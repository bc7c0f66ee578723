import type { virtual } from "@guidepup/virtual-screen-reader";
import type { Locator, Page } from "@playwright/test";
import { build } from "esbuild";
import { ROOT } from "./project";

/** What the bundle below leaves in the page. */
declare const guidepup: { virtual: typeof virtual };

/**
 * Brings a screen reader into a page: @guidepup/virtual-screen-reader, which follows the same rules as those people use.
 * The page must have been opened with `bypassCSP`: the reader's script is none that its policy knows.
 */
export async function bringReader(page: Page): Promise<void> {
  const { outputFiles } = await build({
    stdin: { contents: 'export { virtual } from "@guidepup/virtual-screen-reader"', resolveDir: ROOT },
    bundle: true,
    write: false,
    format: "iife",
    globalName: "guidepup",
    logLevel: "silent",
  });
  await page.addScriptTag({ content: outputFiles[0]?.text ?? "" });
}

/** The first phrases that are said of an element, so many at the most; fewer where it ends. */
export const phrasesOf = (element: Locator, most: number): Promise<string[]> =>
  element.evaluate(async (container: HTMLElement, count) => {
    const reader = guidepup.virtual;
    await reader.start({ container });
    const [first] = await reader.spokenPhraseLog();
    for (let stop = 0; stop < count; stop++) {
      await reader.next();
      // At the end it begins again.
      if ((await reader.lastSpokenPhrase()) === first) break;
    }
    const said = await reader.spokenPhraseLog();
    await reader.stop();
    return said;
  }, most);
