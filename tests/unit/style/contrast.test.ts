/** @jest-environment node */
import { readFileSync } from "node:fs";
import Color from "colorjs.io";
import { sections } from "@/data/sections/sections";

/*
 * Text on the pages is axe's affair, in both schemes. Here stand the pairs of a section's accent, which an editor chooses
 * among the tokens: as words, as the ground of a button, as bars and rules (WCAG 2.2, 1.4.3 and 1.4.11).
 */

const css = readFileSync("app/styles/tokens.css", "utf8");
const [light = "", dark = ""] = css.split("@media (prefers-color-scheme: dark)");

/** The tokens that a part of the sheet sets to a colour. */
const tokensIn = (part: string) =>
  new Map([...part.matchAll(/--([a-z-]+): (#[\da-f]{3,6});/g)].map(([, name = "", value = ""]) => [name, value]));

const schemes = { light: tokensIn(light), dark: new Map([...tokensIn(light), ...tokensIn(dark)]) };
const accents = [...new Set(sections.map(({ accent }) => accent))];

describe.each(Object.entries(schemes))("in the %s scheme", (_, tokens) => {
  const colour = (name: string) => new Color(tokens.get(name) ?? `no token --${name}`);
  const contrast = (one: string, other: string) => colour(one).contrast(colour(other), "WCAG21");

  test.each(accents)("the accent %s can be read as text, on paper and on its own soft ground", (accent) => {
    expect(contrast(`color-${accent}`, "color-paper")).toBeGreaterThanOrEqual(4.5);
    expect(contrast(`color-${accent}`, `color-${accent}-soft`)).toBeGreaterThanOrEqual(4.5);
    expect(contrast("color-ink", `color-${accent}-soft`)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(accents)("a button in the accent %s can be read", (accent) => {
    expect(contrast("on-accent", `color-${accent}`)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(["ink", "muted", "up", "down", "red", "brand"])("%s can be read on paper", (token) => {
    expect(contrast(`color-${token}`, "color-paper")).toBeGreaterThanOrEqual(4.5);
  });
});
