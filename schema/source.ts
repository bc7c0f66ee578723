import { z } from "zod";
import { as } from "./declared";
import { day } from "./primitives";
import { prose } from "./text";

/** Whose the figures of a chart are, and of when: printed after «Fuente:», without a full stop of its own. */
export const source = as(prose(160), { is: "source" }).optional();

/** How far the shares of a random sample may be off, in points, in 19 of 20 polls. */
const errorOf = (interviews: number) => Math.round(980 / Math.sqrt(interviews)) / 10;

/** No sample is drawn so well that it errs less, and few so badly that they err by half a point more. */
const LENIENCE = 0.5;

/** How a poll was made. */
export const surveySchema = z
  .strictObject({
    house: prose(80),
    interviews: z.int().min(100).max(1_000_000),
    /** The first and the last day of the interviews. */
    from: day,
    to: as(day, { is: "pastDay" }),
    /** Points, either way. */
    margin: z.number().min(0.1).max(10),
  })
  .refine(({ from, to }) => from <= to, { path: ["to"], message: "es anterior al primer día de la encuesta" })
  .refine(({ interviews, margin }) => margin >= errorOf(interviews) && margin <= errorOf(interviews) + LENIENCE, {
    path: ["margin"],
    message: "no es el margen de tantas entrevistas: 98 entre la raíz de su número, o hasta medio punto más",
  });
export type Survey = z.infer<typeof surveySchema>;
