/** Where a figure may be going. */
export const TRENDS = ["up", "down", "stable"] as const;
export type Trend = (typeof TRENDS)[number];

/** An arrow must not contradict its figure. */
export const trendOf = (change: number): Trend => (change > 0 ? "up" : change < 0 ? "down" : "stable");
