import { z } from "zod";
import { distinct, distinctBy } from "./distinct";
import { metricSchema } from "./metric";
import {
  change,
  heading,
  id,
  instant,
  paragraph,
  passage,
  picture,
  pictured,
  series,
  seriesEndMessage,
  seriesEndsAtValue,
  text,
  trend,
  trendOf,
} from "./primitives";
import { storySchema } from "./story";
import { proseOrNothing } from "./text";
import { pageAddress } from "./web-address";

const marketIndexSchema = z
  .strictObject({
    name: text,
    value: z.number().min(0).max(1_000_000_000),
    /** Per cent on the day. */
    change,
    trend,
    series,
  })
  .refine((index) => index.trend === trendOf(index.change), {
    path: ["trend"],
    message: "contradice el signo de change",
  })
  .refine(seriesEndsAtValue, seriesEndMessage);
export type MarketIndex = z.infer<typeof marketIndexSchema>;

const indicatorSchema = z.strictObject({
  name: text,
  value: z.number().min(-1_000_000_000).max(1_000_000_000),
  /** Decimals printed. */
  decimals: z.int().min(0).max(3),
  /** "%" or what else follows the figure; empty for an index. */
  unit: proseOrNothing(20),
  period: text,
});
export type Indicator = z.infer<typeof indicatorSchema>;

const companySchema = z
  .strictObject({
    name: text,
    sector: text,
    /** Euros a share. */
    price: z.number().min(0).max(1_000_000),
    /** Per cent on the day. */
    change,
    /** Euros. */
    marketCap: z.int().min(1).max(100_000_000_000_000),
    logo: picture,
    series,
  })
  .refine((company) => company.series.at(-1) === company.price, {
    path: ["series"],
    message: "no acaba en el precio actual",
  });
export type Company = z.infer<typeof companySchema>;

const quickDatumSchema = z
  .strictObject({
    name: text,
    value: z.number().min(0).max(1_000_000_000),
    decimals: z.int().min(0).max(4),
    unit: text,
    /** Per cent on the day. */
    change,
    series,
  })
  .refine(seriesEndsAtValue, seriesEndMessage);
export type QuickDatum = z.infer<typeof quickDatumSchema>;

const monographSchema = z.strictObject({
  id,
  company: text,
  title: text,
  excerpt: passage,
  author: text,
  time: instant,
  /** The whole analysis. */
  url: pageAddress.optional(),
  ...pictured,
  metrics: z.array(metricSchema).min(2).max(4).superRefine(distinctBy("label")),
});
export type Monograph = z.infer<typeof monographSchema>;

const analysisSchema = z.strictObject({
  id,
  title: text,
  paragraphs: z.array(paragraph).min(1).max(6).superRefine(distinct),
  author: text,
  role: text,
  time: instant,
});
export type Analysis = z.infer<typeof analysisSchema>;

export const economiaSchema = z.strictObject({
  ...heading,
  indices: z.array(marketIndexSchema).min(3).max(12).superRefine(distinctBy("name")),
  /** GDP, inflation, unemployment, 12-month Euribor, CPI, public deficit. */
  indicators: z.array(indicatorSchema).min(3).max(10).superRefine(distinctBy("name")),
  monograph: monographSchema,
  companies: z.array(companySchema).min(2).max(8).superRefine(distinctBy("name")),
  news: z.array(storySchema).min(4).max(10),
  analysis: analysisSchema,
  /** Oil, gold, EUR/USD, bitcoin. */
  quick: z.array(quickDatumSchema).min(3).max(6).superRefine(distinctBy("name")),
});
