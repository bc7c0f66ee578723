import type { Locator, Page } from "@playwright/test";

export { lookingAt } from "../e2e/test";

/** The block of a page under this heading. */
export const block = (page: Page, heading: string): Locator =>
  page.getByRole("main").getByRole("region", { name: heading, exact: true });

/** The smallest article, entry of a list or row of a table in which something says just this. */
export const card = (page: Page, words: string): Locator =>
  page
    .getByRole("main")
    .locator("article, li, tr")
    .filter({ has: page.getByText(words, { exact: true }) })
    .last();

/** A block that a newspaper may leave out and the sample has. @throws Error if it has not */
export function inSample<Block>(block: Block | undefined): Block {
  if (block === undefined) throw new Error("The sample has every block of the specification");
  return block;
}

/** «20 nov 2026». */
export const SHORT_DATE = /^\d{1,2} [a-zñ]{3,4} \d{4}$/;

/** «viernes, 20 de noviembre de 2026». */
export const LONG_DATE = /^(lunes|martes|miércoles|jueves|viernes|sábado|domingo), \d{1,2} de [a-z]+ de \d{4}$/;

/** «Hace 2 horas». */
export const RELATIVE_TIME = /^Hace \d+\s(minuto|hora|día|mes)(s|es)?$/;

/** What a colour of an element is painted in: red, green and blue, from 0 to 255. */
export const paint = (element: Locator, property: "color" | "backgroundColor"): Promise<[number, number, number]> =>
  element.evaluate((painted, name) => {
    const context = document.createElement("canvas").getContext("2d");
    if (!context) throw new Error("There is nothing to paint on");
    context.fillStyle = getComputedStyle(painted)[name];
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    return [red, green, blue];
  }, property);
