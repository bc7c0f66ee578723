/** A space at which no line may break, as between a figure and its unit. */
export const NBSP = "\u00a0";

/** A text as it was typed: what a schema has read has no-break spaces. */
export const withPlainSpaces = (text: string): string => text.replaceAll(NBSP, " ");
