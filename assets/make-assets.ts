import { fieldsOf } from "../data/check/fields";
import { pages } from "../data/resolve/pages";
import { sections } from "../data/sections/sections";
import { site } from "../lib/site";
import { makeAccents } from "./accents";
import { makeFonts } from "./fonts";
import { makeFoundPictures } from "./found";
import { makeIcons } from "./icons/icons";
import { makeMark } from "./mark";
import { makeMedia, type MediaReport } from "./media";
import { FILM_FIELDS, PICTURE_FIELDS, usesIn } from "./pictures/uses";

/** Cultura's default picture: the island puts it in the place of one that fails, and without scripts it lies beneath them all. */
const DEFAULT_PICTURE = {
  record: "app/cultura/page.tsx: fallback",
  name: "cultura/por-defecto.svg",
  beneath: ".default-beneath img",
};

/** What all the pages' records name in these fields. */
const named = (fields: ReadonlySet<string>) =>
  Object.entries(pages).flatMap(([name, page]) => usesIn(`data/${name}.ts`, page, fields));

/** All that the pages say, and what is no text for a reader besides. */
const texts = (): string[] => [
  ...sections.map(({ name }) => name),
  ...fieldsOf(new Map(Object.entries({ ...pages, site }))).flatMap(({ value }) =>
    typeof value === "string" ? value : [],
  ),
];

/**
 * Makes fonts, pictures, films, and what search engines and chats show.
 * @throws Error with one line for each record whose file cannot be used
 */
export async function makeAssets(root: string): Promise<MediaReport> {
  await makeAccents(root);
  await makeFonts(root, site.name, texts());
  await makeMark(root);
  await makeIcons(root);
  const report = await makeMedia(root, {
    pictures: [...named(PICTURE_FIELDS), DEFAULT_PICTURE],
    films: named(FILM_FIELDS),
  });
  await makeFoundPictures(root);
  return report;
}
