/** @jest-environment node */
import { RULES, styleFaults, typographyFindings } from "@/data/check/typography";
import { storySchema } from "@/data/schema/story";
import { economia, said, story } from "./records";

test.each(RULES)("$rule", ({ rule, wrong, right }) => {
  expect(styleFaults(wrong).join()).toContain(rule);
  expect(styleFaults(right)).toEqual([]);
});

test("a text is judged as it is printed: the space before a unit is the page's affair", () => {
  expect(said(typographyFindings(economia(story({ excerpt: "Sube un 3,2 % y cuesta 45 €." }))))).toEqual([]);
  expect(said(typographyFindings(economia(story({ excerpt: "Sube un 3.2 %." }))))).toEqual([
    "aviso data/economia.ts: news[0].excerpt: los decimales se separan con coma: «Sube un 3.2\u00a0%.»",
  ]);
});

test("a figure typed with a plain space before its unit is set as Spanish is", () => {
  const typed = "Sube un 3,2 % en 5 min y 12 h, cuesta 45 € y pesa 3 t; quedan 4 huecos.";
  const { excerpt } = storySchema.parse(story({ excerpt: typed }));
  expect(excerpt).toBe(
    "Sube un 3,2\u00a0% en 5\u00a0min y 12\u00a0h, cuesta 45\u00a0€ y pesa 3\u00a0t; quedan 4 huecos.",
  );
  expect(styleFaults(excerpt)).toEqual([]);
});
