import { defineData } from "@/schema/define";
import { editionSchema } from "@/schema/edition";

/**
 * The sample edition closes at this instant. Every «Hace 2 horas» is worked out
 * against it, so the text of a page does not change with the day it is built.
 */
export const edition = defineData("data/edition.ts", editionSchema, {
  close: "2026-11-20T20:30:00+01:00",
  timeZone: "Europe/Madrid",
});
