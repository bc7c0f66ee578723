import { contentOf } from "@/data/resolve/graphs";
import type { PageKey } from "@/data/resolve/pages";
import { filmSources } from "@/lib/films";
import { searchImage } from "@/lib/search-images";
import { site } from "@/lib/site";
import { pageGraph as assemble } from "@/lib/structured/page";
import type { PageGraph } from "@/lib/structured/types";

const imageAddress = (image: string) => searchImage(image).url;

/** The film in the last of its formats, the one that everything can read. */
function filmAddress(video: string): string {
  const source = filmSources(video).at(-1);
  if (!source) throw new Error(`data/videos/${video} has no file`);
  return site.url + source.src;
}

/** The graph of a page: `<JsonLd graph={pageGraph("politica")} />`. */
export function pageGraph(key: PageKey): PageGraph {
  return assemble(contentOf(key, imageAddress, filmAddress), imageAddress);
}
