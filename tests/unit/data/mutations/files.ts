import type { z } from "zod";
import { edition } from "@/data/edition";
import { actualidadSchema } from "@/data/schema/actualidad";
import { politicaSchema } from "@/data/schema/politica";
import { economiaSchema } from "@/data/schema/economia";
import { tecnologiaSchema } from "@/data/schema/tecnologia";
import { culturaSchema } from "@/data/schema/cultura";
import { deportesSchema } from "@/data/schema/deportes";
import { opinionSchema } from "@/data/schema/opinion";
import { homeSchema } from "@/data/schema/home";
import { pages } from "@/data/resolve/pages";
import { editionSchema } from "@/data/schema/edition";

/** The records of a data file as they stand, and what the build checks them with. */
export type DataFile = { name: string; content: object; schema: z.ZodType };

/** Every data file that holds records. leads.ts and stories.ts only choose among these. */
export const files: readonly DataFile[] = [
  { name: "actualidad", content: pages.actualidad, schema: actualidadSchema },
  { name: "politica", content: pages.politica, schema: politicaSchema },
  { name: "economia", content: pages.economia, schema: economiaSchema },
  { name: "tecnologia", content: pages.tecnologia, schema: tecnologiaSchema },
  { name: "cultura", content: pages.cultura, schema: culturaSchema },
  { name: "deportes", content: pages.deportes, schema: deportesSchema },
  { name: "opinion", content: pages.opinion, schema: opinionSchema },
  { name: "home", content: pages.home, schema: homeSchema },
  { name: "edition", content: edition, schema: editionSchema },
];
