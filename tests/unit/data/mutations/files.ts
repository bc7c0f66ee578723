import type { z } from "zod";
import { edition } from "@/data/edition";
import { newspaper } from "@/data/newspaper";
import { editionSchema } from "@/data/schema/edition";
import { homeSchema } from "@/data/schema/home";
import { newspaperSchema } from "@/data/schema/newspaper";
import { pages } from "@/data/resolve/pages";
import { definitions, sections } from "@/data/sections/sections";

/** The records of a data file as they stand, and what the build checks them with. */
export type DataFile = { name: string; content: object; schema: z.ZodType };

/** Every data file, whatever it holds now. */
export const files: readonly DataFile[] = [
  ...sections.map(({ key }) => ({ name: key, content: pages[key], schema: definitions[key].schema })),
  { name: "home", content: pages.home, schema: homeSchema },
  { name: "edition", content: edition, schema: editionSchema },
  { name: "newspaper", content: newspaper, schema: newspaperSchema },
];
