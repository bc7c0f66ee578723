import { z } from "zod";
import { trendOf } from "@/lib/trend";
import { as, declared, recordSchema, type Usual } from "./declared";
import { distinct, distinctBy } from "./distinct";
import { metricSchema } from "./metric";
import { list, optionalList } from "./lists";
import {
  change,
  day,
  duty,
  heading,
  headline,
  id,
  instant,
  name,
  paragraph,
  picture,
  pictured,
  published,
  series,
  signature,
  summary,
  text,
  trend,
} from "./primitives";
import { source } from "./source";
import { keyFigureSchema, storySchema } from "./story";
import { prose } from "./text";
import { pageAddress } from "./web-address";

/** A line must end where its figure is. */
const endsAtFigure = ({ value, price, series: line }: { value?: number; price?: number; series: number[] }) =>
  line.at(-1) === (value ?? price);
const END = { path: ["series"], message: "no acaba en el valor actual" };

/** What is quoted day by day. */
const measured = as(text, { is: "measured" });

const quoted = {
  name: measured,
  value: z.number().min(0).max(1_000_000_000).register(declared, { is: "quote" }),
  change,
  series,
};

export const marketIndexSchema = recordSchema("index", { ...quoted, trend })
  .refine((index) => index.trend === trendOf(index.change, 2), {
    path: ["trend"],
    message: "contradice el signo con que se imprime change",
  })
  .refine(endsAtFigure, END);
export type MarketIndex = z.infer<typeof marketIndexSchema>;

/**
 * What the rates of a country are when nothing is wrong, in per cent, by what they are called: the first that fits. Each with
 * names that tell it, and the like that do not.
 */
export const RATES = [
  {
    pattern: /eur[ií]bor|\btipos?\b|\bbonos?\b/iu,
    usual: { least: -1, most: 12 },
    tells: ["Euríbor a 12 meses", "Euribor", "Tipo del BCE", "Bono a 10 años"],
    silent: ["Bonobuses vendidos", "Prototipos"],
  },
  {
    pattern: /inflaci|\bIPC\b|subyacente/iu,
    usual: { least: -4, most: 20 },
    tells: ["Inflación", "IPC", "Tasa subyacente"],
    silent: ["IPCO"],
  },
  {
    pattern: /\bparo\b|desempleo/iu,
    usual: { least: 2, most: 40 },
    tells: ["Paro (EPA)", "Tasa de desempleo"],
    silent: ["Disparos", "Ocupación hotelera"],
  },
  {
    pattern: /\bPIB\b.*trimestral/iu,
    usual: { least: -3, most: 3 },
    tells: ["PIB, variación trimestral"],
    silent: ["PIB, variación anual", "Balanza trimestral"],
  },
  { pattern: /\bPIB\b/iu, usual: { least: -12, most: 12 }, tells: ["PIB, variación anual"], silent: ["PIBE"] },
  { pattern: /déficit/iu, usual: { least: -5, most: 13 }, tells: ["Déficit público"], silent: ["Deuda pública"] },
] as const satisfies readonly { pattern: RegExp; usual: Usual; tells: readonly string[]; silent: readonly string[] }[];

export const indicatorSchema = recordSchema("indicator", {
  name: measured,
  value: z
    .number()
    .min(-1_000_000_000)
    .max(1_000_000_000)
    .register(declared, { is: "quote", usual: (called) => RATES.find(({ pattern }) => pattern.test(called))?.usual }),
  /** Decimals printed. */
  decimals: z.int().min(0).max(3).register(declared, { is: "decimals" }),
  /** "%" or what else follows the figure; empty for an index. */
  unit: as(prose(20, 0), { is: "unit" }),
  period: as(text, { is: "source" }),
});
export type Indicator = z.infer<typeof indicatorSchema>;

/** The change that two prices make, in per cent with two decimals. */
const changeBetween = (before: number, after: number) => Math.round((after / before - 1) * 10_000) / 100;

export const companySchema = recordSchema("company", {
  name,
  sector: text,
  /** Euros a share. */
  price: z.number().min(0).max(1_000_000),
  /** Euros a share when the session before this one ended: what `change` is counted from. */
  previousClose: z.number().min(0.0001).max(1_000_000).optional(),
  change,
  /** Euros. */
  marketCap: z
    .int()
    .min(1)
    .max(100_000_000_000_000)
    .register(declared, { usual: { least: 1_000_000, most: 5_000_000_000_000 } }),
  logo: picture("square"),
  series,
})
  .refine(endsAtFigure, END)
  .superRefine(({ previousClose, price, change }, context) => {
    if (previousClose === undefined) return;
    const made = changeBetween(previousClose, price);
    // What was said may have been cut off, not rounded.
    if (Math.abs(made - change) < 0.011) return;
    const message = `no cuadra con price y change: de ${previousClose} a ${price} hay un ${made} %`;
    context.addIssue({ code: "custom", path: ["previousClose"], message });
  });
export type Company = z.infer<typeof companySchema>;

export const quickDatumSchema = recordSchema("quick", {
  ...quoted,
  decimals: z.int().min(0).max(4),
  unit: text,
}).refine(endsAtFigure, END);
export type QuickDatum = z.infer<typeof quickDatumSchema>;

export const monographSchema = recordSchema("monograph", {
  id,
  company: text,
  title: headline,
  excerpt: summary,
  author: signature,
  time: published,
  /** The whole analysis. */
  url: pageAddress.optional(),
  ...pictured,
  /** What it comes down to, as so many of a few: drawn in the picture's place, with what each are and the figure that follows. */
  share: z
    .strictObject({
      lit: z.int().min(1).max(12),
      of: z.int().min(2).max(12),
      names: z.strictObject({ lit: prose(40), dark: prose(40) }),
      figure: keyFigureSchema.optional(),
    })
    .refine(({ lit, of }) => lit <= of, { path: ["lit"], message: "es más que of" })
    .optional(),
  metrics: list(metricSchema, 2, 4, distinctBy("label")),
});
export type Monograph = z.infer<typeof monographSchema>;

export const analysisSchema = recordSchema("analysis", {
  id,
  title: headline,
  paragraphs: list(paragraph, 1, 6, distinct),
  author: signature,
  role: duty,
  time: published,
});
export type Analysis = z.infer<typeof analysisSchema>;

/** The hours between which the companies' shares were traded. That they are in order is paper/check's. */
const sessionSchema = z.strictObject({ open: as(instant, { is: "opens" }), close: as(instant, { is: "closes" }) });
export type Session = z.infer<typeof sessionSchema>;

/** A week's last close of the first of the indices. */
export const weekSchema = z.strictObject({
  date: as(day, { is: "pastDay" }),
  close: z.number().min(0).max(1_000_000_000),
});
export const weeksSchema = list(weekSchema, 4, 6);
export type Week = z.infer<typeof weekSchema>;

export const economiaSchema = z
  .strictObject({
    ...heading,
    sources: z.strictObject({ companies: source, weeks: source, quick: source }).partial().optional(),
    indices: optionalList(marketIndexSchema, 3, 12, distinctBy("name")),
    /** GDP, inflation, unemployment, 12-month Euribor, CPI, public deficit. */
    indicators: optionalList(indicatorSchema, 3, 10, distinctBy("name")),
    monograph: monographSchema.optional(),
    companies: optionalList(companySchema, 2, 8, distinctBy("name")),
    session: sessionSchema.optional(),
    news: list(storySchema, 4, 10),
    analysis: analysisSchema.optional(),
    /** What the analysis is about: the first of the indices at the end of each week, oldest first. */
    weeks: weeksSchema.optional(),
    /** Oil, gold, EUR/USD, bitcoin. */
    quick: optionalList(quickDatumSchema, 3, 6, distinctBy("name")),
  })
  .superRefine(({ indices: [index], weeks = [] }, context) => {
    // The weeks follow each other, and the last of them ends where the first of the indices stands.
    weeks.forEach(({ date }, at) => {
      const before = weeks[at - 1]?.date;
      const message = `no es posterior a la de la semana anterior (${before ?? ""})`;
      if (before !== undefined && date <= before)
        context.addIssue({ code: "custom", path: ["weeks", at, "date"], message });
    });
    const last = weeks.at(-1);
    if (!index || !last || last.close === index.value) return;
    const message = `no es el valor actual de ${index.name}, ${index.value}`;
    context.addIssue({ code: "custom", path: ["weeks", weeks.length - 1, "close"], message });
  });
export type EconomiaInput = z.input<typeof economiaSchema>;
