import { actualidad } from "@/data/actualidad";
import { cultura } from "@/data/cultura";
import { deportes } from "@/data/deportes";
import { economia } from "@/data/economia";
import { edition } from "@/data/edition";
import { home } from "@/data/home";
import { newspaper } from "@/data/newspaper";
import { opinion } from "@/data/opinion";
import { politica } from "@/data/politica";
import { tecnologia } from "@/data/tecnologia";

/** What each data file holds, by its name, unread; undefined is one that is there and could not be made out. */
export type Contents = ReadonlyMap<string, unknown>;

const files = { newspaper, edition, home, actualidad, politica, economia, tecnologia, cultura, deportes, opinion };

/** The newspaper as its files give it; a page may as well come from elsewhere, such as `@/data/deportes.json`. */
export const contents: Contents = new Map(
  Object.entries(files).map(([name, content]: [string, unknown]) => [`data/${name}.ts`, content]),
);
