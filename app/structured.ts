import type { Graph } from "schema-dts";
import { filmSources } from "@/components/home/film-sources";
import { contentOf } from "@/paper/graphs";
import { site } from "@/paper/site";
import { pageGraph as assemble } from "@/paper/structured/page";
import type { OwnPage } from "@/schema/own-page";
import type { PageKey } from "@/schema/sections";
import { searchImage } from "./bitmaps";

/** The film in the last of its formats, the one that everything can read. */
const filmAddress = (video: string) => site.url + filmSources(video)[1].src;

/** The graph of a page: `<PageFrame graph={pageGraph("politica")}>`. */
export function pageGraph(key: PageKey): Graph {
  return assemble(contentOf(key, searchImage, filmAddress), searchImage);
}

/** The graph of a page that is no section's. */
export const graphOf = ({ route, title, updated }: OwnPage): Graph =>
  assemble({ path: route, name: title, listed: [], times: updated ? [updated] : [] }, searchImage);
