import type { TitleStep } from "@/lib/title-step";

/** How large a page's title is set below the largest step, which is each page's own. */
export const TITLE_SIZES = {
  banner: "text-headline-1",
  headline: "text-headline-2",
  sentence: "text-headline-3",
} as const satisfies Record<Exclude<TitleStep, "poster">, string>;
