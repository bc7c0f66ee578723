import { contentOf, pageKeys } from "../data/resolve/graphs";
import { site } from "../lib/site";
import { makeSearchImages } from "./search-images";
import { makeSharePictures } from "./share";

/** The pictures that the pages' graphs name, the mark among them, learnt by asking for what every graph says. */
function picturesInGraphs(): string[] {
  const named = new Set([site.mark]);
  for (const key of pageKeys) {
    const listen = (image: string) => {
      named.add(image);
      return image;
    };
    contentOf(key, listen, (film) => film);
  }
  return [...named];
}

/**
 * Makes what search engines and chats show of the pages: bitmaps and sharing pictures.
 * Run after the media are laid out, because it adds to public/media.
 * @throws Error if a sharing picture is too heavy or its headline too long
 */
export async function makeFoundPictures(root: string): Promise<void> {
  await makeSearchImages(root, picturesInGraphs());
  await makeSharePictures(root);
}
