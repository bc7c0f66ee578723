import { z } from "zod";

/** Which edition this is: when it closes, and on whose clock. */
export const editionSchema = z.strictObject({
  close: z.iso.datetime({ offset: true }),
  timeZone: z.literal("Europe/Madrid"),
});
export type Edition = z.infer<typeof editionSchema>;
