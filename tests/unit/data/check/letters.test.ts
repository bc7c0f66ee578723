/** @jest-environment node */
import { letterFindings } from "@/data/check/letters";
import { economia, said, story } from "./records";

const where = "data/economia.ts: news[0]";
const findings = (own: Readonly<Record<string, unknown>>) => said(letterFindings(economia(story(own))));

test("names of Europe's Latin alphabets pass, and what is drawn without a shape of its own", () => {
  expect(
    findings({
      title: "Łódź, Şanlıurfa, Đurđevac, Târgoviște, Llŷn y Ålesund se hermanan",
      author: "Itziar Goñi i Güell",
      excerpt: "«Cœur» y “straße” cuestan 45 €; la ma\u00adrea sube 12\u00a0m².",
    }),
  ).toEqual([]);
});

test.each([
  ["Αθήνα", "«Α» (U+0391), «θ» (U+03B8), «ή» (U+03AE), «ν» (U+03BD), «α» (U+03B1): escríbelo con letras latinas"],
  ["Київ,", "«К» (U+041A), «и» (U+0438), «ї» (U+0457), «в» (U+0432): escríbelo con letras latinas"],
  ["東京", "«東» (U+6771), «京» (U+4EAC): escríbelo con letras latinas"],
  ["Nguyễn", "«ễ» (U+1EC5): escríbelo con letras latinas"],
  ["🐟", "«🐟» (U+1F41F): dilo con palabras"],
  ["3‰", "«‰» (U+2030): dilo con palabras"],
])("%s is refused where it stands, its characters named", (word, says) => {
  expect(findings({ excerpt: `Abre en ${word} a las ocho.` })).toEqual([
    `error ${where}.excerpt: «${word}» lleva lo que las letras del periódico no tienen, ${says}`,
  ]);
});

test("each field says its own", () => {
  expect(findings({ title: "Sube el ☕ en la lonja", alt: "Un ☕ humeante." })).toHaveLength(2);
});
