import { z } from "zod";
import { trendOf } from "@/lib/trend";
import { as, declared, recordSchema } from "./declared";
import { distinct, distinctBy } from "./distinct";
import { list, optionalList } from "./lists";
import {
  colour,
  community,
  count,
  heading,
  headline,
  id,
  label,
  name,
  passage,
  percentage,
  pictured,
  picturedAs,
  person,
  published,
  quotation,
  ref,
  summary,
  sumsTo100,
  text,
  trend,
} from "./primitives";
import { source, surveySchema } from "./source";
import { flagged, storySchema } from "./story";

const trendTopicSchema = z.strictObject({ name: label, mentions: count, trend });

export const partySchema = recordSchema("party", {
  name,
  leader: person,
  seats: count,
  /** Vote intention, in per cent. */
  percentage,
  colour,
  tendency: trend,
  /** Points against the last poll. */
  change: z
    .number()
    .min(-100)
    .max(100)
    .register(declared, { usual: { least: -8, most: 8 } }),
  /** The leader's portrait. */
  ...picturedAs("square"),
}).refine((party) => party.tendency === trendOf(party.change, 1), {
  path: ["tendency"],
  message: "contradice el signo con que se imprime change",
});
export type Party = z.infer<typeof partySchema>;

export const regionalNewsSchema = recordSchema("regional", {
  id,
  community,
  title: headline,
  excerpt: summary,
  time: published,
  colour,
  ...pictured,
});
export type RegionalNews = z.infer<typeof regionalNewsSchema>;

const statementSchema = z.strictObject({
  politician: person,
  party: ref("affiliation"),
  quote: quotation,
  context: passage,
  time: published,
  reactions: z.strictObject({ likes: count, shares: count, comments: count }),
  /** The politician's portrait. */
  ...picturedAs("square"),
});
export type Statement = z.infer<typeof statementSchema>;

const pollSchema = z.strictObject({
  title: headline,
  options: list(z.strictObject({ text: label, percentage }), 2, 5, distinctBy("text")).refine(
    (options) => sumsTo100(options.map((option) => option.percentage)),
    "los porcentajes no suman 100",
  ),
  /** People who voted. */
  votes: count,
});
export type Poll = z.infer<typeof pollSchema>;

const governmentSchema = z.strictObject({
  president: person,
  party: ref("affiliation"),
  legislature: as(text, { is: "legislature" }),
  type: text,
});
export type Government = z.infer<typeof governmentSchema>;

const chamberSchema = z
  .strictObject({ seats: z.int().min(10).max(1000), majority: z.int().min(6).max(1000) })
  .refine(({ seats, majority }) => majority === Math.floor(seats / 2) + 1, {
    path: ["majority"],
    message: "no es la mitad de los escaños y uno más",
  });
export type Chamber = z.infer<typeof chamberSchema>;

export const politicaSchema = z
  .strictObject({
    ...heading,
    sources: z.strictObject({ chamber: source, hotTopics: source }).optional(),
    /** The poll that its shares come from. */
    survey: surveySchema.optional(),
    urgent: flagged("isUrgent"),
    regional: optionalList(regionalNewsSchema, 4, 19),
    statements: optionalList(statementSchema, 2, 6, distinctBy("quote")),
    parties: optionalList(partySchema, 2, 12, distinctBy("name"), distinctBy("colour")),
    /** The parties the Government counts on, by their names: the chamber's drawing sums their seats. */
    coalition: list(ref("party"), 2, 12, distinct).optional(),
    /** Seats and vote intention outside the parties above, so that both add up. */
    others: z.strictObject({ seats: count, percentage }).default({ seats: 0, percentage: 0 }),
    /** Needed where there are parties; of it the votes and the counts of seats are checked and drawn. */
    chamber: chamberSchema.optional(),
    news: optionalList(storySchema, 2, 6),
    hotTopics: optionalList(trendTopicSchema, 3, 6, distinctBy("name")),
    poll: pollSchema.optional(),
    government: governmentSchema.optional(),
  })
  .superRefine((page, context) => {
    const refuse = (path: (string | number)[], message: string) => context.addIssue({ code: "custom", path, message });
    const seats = page.parties.reduce((sum, party) => sum + party.seats, page.others.seats);
    const ledBy = (name?: string) => page.parties.find(({ leader }) => leader === name)?.name;
    const belongs = (path: (string | number)[], who?: string, party?: string) => {
      const own = ledBy(who);
      if (own && own !== party) refuse([...path, "party"], `no es el partido de ${who}, que es ${own}`);
    };
    page.statements.forEach(({ politician, party }, index) => belongs(["statements", index], politician, party));
    belongs(["government"], page.government?.president, page.government?.party);
    const hasParties = page.parties.length > 0;
    const { seats: wanted = "los de chamber, que falta" } = page.chamber ?? {};
    if (hasParties && seats !== wanted) refuse(["parties"], `los escaños suman ${seats}, no ${wanted}`);
    if (hasParties && !sumsTo100([...page.parties.map((party) => party.percentage), page.others.percentage]))
      refuse(["parties"], "los porcentajes y others no suman 100");
  });
export type Politica = z.infer<typeof politicaSchema>;
export type PoliticaInput = z.input<typeof politicaSchema>;
