import { chromium as playwright } from "@playwright/test";
import { inTurn } from "../../adapter/progress";
import { LAUNCH_ARGS } from "../chromium";
import { visit, type Visit } from "../measure/lighthouse";
import type { Screen } from "../measure/screens";
import { weigh, type Weight } from "../measure/weigh";
import { forms, type Form } from "./forms";

/** Addresses of the served forms, without a slash at their end. */
export type Addresses = Record<Form, string>;

/** A page in all its forms: what it weighs, and every visit to it in the order they were made. */
export type Measured = { screen: Screen; weights: Record<Form, Weight>; visits: Record<Form, Visit[]> };

/** The viewport of Lighthouse's phone, so that both load the same pictures. */
export const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

const eachForm = async <Value>(give: (form: Form) => Promise<Value>): Promise<Record<Form, Value>> => ({
  site: await give("site"),
  control: await give("control"),
  floor: await give("floor"),
  next: await give("next"),
});

/**
 * Weighs pages on the phone, each in a fresh profile.
 * @param chromium its path
 */
export async function weighPages(
  chromium: string,
  screens: readonly Screen[],
  address: string,
): Promise<Map<string, Weight>> {
  const browser = await playwright.launch({ executablePath: chromium, args: LAUNCH_ARGS });
  try {
    const weights = new Map<string, Weight>();
    const weighOne = async ({ name, path }: Screen) => {
      const context = await browser.newContext(PHONE);
      weights.set(name, await weigh(await context.newPage(), `${address}/${path}`));
      await context.close();
    };
    await inTurn("Weighing", screens, weighOne, { nameOf: ({ name }) => name });
    return weights;
  } finally {
    await browser.close();
  }
}

/**
 * Measures pages in every form: weighs each once, then visits them in rounds, the forms
 * of a page one after the other and each round beginning with another form, so that
 * whatever else the machine does falls on all of them alike.
 * @param runs visits to each page in each form, an odd number
 */
export async function measure(
  chromium: string,
  screens: readonly Screen[],
  addresses: Addresses,
  runs: number,
): Promise<Measured[]> {
  const weights = await eachForm((form) => weighPages(chromium, screens, addresses[form]));
  const measured = screens.map((screen): Measured => {
    const of = (form: Form): Weight => {
      const weight = weights[form].get(screen.name);
      if (!weight) throw new Error(`${screen.name} was not weighed`);
      return weight;
    };
    return {
      screen,
      weights: { site: of("site"), control: of("control"), floor: of("floor"), next: of("next") },
      visits: { site: [], control: [], floor: [], next: [] },
    };
  });
  const planned = Array.from({ length: runs }, (_, round) => {
    const order = [...forms.slice(round % forms.length), ...forms.slice(0, round % forms.length)];
    return measured.flatMap((page) => order.map((form) => ({ ...page, form })));
  });
  await inTurn(
    "Visiting",
    planned.flat(),
    async ({ screen, visits, form }) => {
      visits[form].push(await visit(chromium, `${addresses[form]}/${screen.path}`));
    },
    { nameOf: ({ screen, form }) => `${screen.name}, ${form}` },
  );
  return measured;
}
