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

/** The newspaper as its files give it; a page may come from elsewhere, under its own name: `data/deportes.json`. */
export const contents: Contents = new Map<string, unknown>([
  ["data/newspaper.ts", newspaper],
  ["data/edition.ts", edition],
  ["data/home.ts", home],
  ["data/actualidad.ts", actualidad],
  ["data/politica.ts", politica],
  ["data/economia.ts", economia],
  ["data/tecnologia.ts", tecnologia],
  ["data/cultura.ts", cultura],
  ["data/deportes.ts", deportes],
  ["data/opinion.ts", opinion],
]);
