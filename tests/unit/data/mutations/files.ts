import type { z } from "zod";
import { edition } from "@/data/edition";
import { metadata, metadataSchema } from "@/data/metadata";
import { pages } from "@/data/pages";
import * as schemas from "@/data/schema";
import { editionSchema } from "@/data/edition";

/** The records of a data file as they stand, and what the build checks them with. */
export type DataFile = { name: string; content: object; schema: z.ZodType };

/** Every data file that holds records. leads.ts and stories.ts only choose among these. */
export const files: readonly DataFile[] = [
  { name: "actualidad", content: pages.actualidad, schema: schemas.actualidadSchema },
  { name: "politica", content: pages.politica, schema: schemas.politicaSchema },
  { name: "economia", content: pages.economia, schema: schemas.economiaSchema },
  { name: "tecnologia", content: pages.tecnologia, schema: schemas.tecnologiaSchema },
  { name: "cultura", content: pages.cultura, schema: schemas.culturaSchema },
  { name: "deportes", content: pages.deportes, schema: schemas.deportesSchema },
  { name: "opinion", content: pages.opinion, schema: schemas.opinionSchema },
  { name: "home", content: pages.home, schema: schemas.homeSchema },
  { name: "metadata", content: metadata, schema: metadataSchema },
  { name: "edition", content: edition, schema: editionSchema },
];
