import { objectsIn } from "../../lib/objects";
import { contentOf, shownPages } from "../../paper/graphs";
import { ownPages, paper } from "../../paper/paper";
import { site } from "../../paper/site";
import type { NamedFile } from "../../schema/named-files";
import { makeAccents } from "./accents";
import { makeFonts } from "./fonts";
import { makeIcons } from "./icons";
import { makeMark } from "./mark";
import { makeMedia, type MediaReport } from "./make-media";
import { makeSearchImages } from "./search-images";
import { makeSharePictures } from "./share/share";

/** All that the pages say, and what else their records hold as words, such as ids and files; addresses are left out. */
const texts = (): string[] => [
  ...paper.sections.map(({ name }) => name),
  ...[...objectsIn([paper.pages, site, ownPages])]
    .flatMap((record): unknown[] => Object.values(record))
    .filter((value) => typeof value === "string")
    .filter((text) => !/^(https:|mailto:|\/)/.test(text)),
];

/** The pictures that the pages' graphs name, the mark among them, learnt by asking for what every graph says. */
function picturesInGraphs(): string[] {
  const named = new Set([site.mark]);
  const listen = (image: string) => {
    named.add(image);
    return { url: image };
  };
  for (const key of shownPages) contentOf(key, listen, (film) => film);
  return [...named];
}

/**
 * Makes fonts, pictures, films, and what search engines and chats show.
 * @param files the pictures and films that the data names, as tools/assets/check has found them good
 */
export async function makeAssets(root: string, files: readonly NamedFile[]): Promise<MediaReport> {
  await makeAccents(root);
  await makeFonts(root, site.name, texts());
  await makeMark(root);
  await makeIcons(root);
  const marks: readonly (string | undefined)[] = [site.mark, site.smallMark];
  // What is held back until a later close is not published with its picture.
  const named = new Set(texts());
  const shown = files.filter(({ kind, name }) => kind === "picture" && named.has(name) && !marks.includes(name));
  // An island puts it in the place of one that fails; without scripts a rule does.
  const standIn = { name: paper.pages.cultura.defaultImage.image, failing: ".has-default img" };
  const report = await makeMedia(root, {
    pictures: [...shown.filter(({ name }) => name !== standIn.name), standIn],
    films: files.filter(({ kind }) => kind === "film").map(({ name }) => name),
  });
  // These add to public/media.
  await makeSearchImages(root, picturesInGraphs());
  await makeSharePictures(root);
  return report;
}
