/** Where a figure may be going. */
export const TRENDS = ["up", "down", "stable"] as const;
export type Trend = (typeof TRENDS)[number];

/** Where a change goes, as it is printed with so many decimals: an arrow must not contradict its figure, and «0,00» goes nowhere. */
export function trendOf(change: number, decimals: number): Trend {
  const printed = Number(change.toFixed(decimals));
  if (printed === 0) return "stable";
  return printed > 0 ? "up" : "down";
}
