/*
 * Assumptions, not offers: round figures of the order that hosts ask in 2026, to be
 * replaced by those of one's own contract. docs/scale.md says so beside each sum.
 */
export const prices = {
  /** Euros a month for a virtual server with one core, and the traffic it may send for that. */
  server: { month: 5, terabytes: 10, gigabitsPerSecond: 1 },
  /** Euros a month for the cheapest thing that holds the files of a site behind a CDN. */
  storage: { month: 1 },
  /** Euros a gigabyte from a CDN without a flat rate. */
  cdn: { gigabyte: 0.04 },
  /** How many times the month's average the busiest minute is. */
  peak: 20,
  /** The share of requests that a CDN answers without asking the server. */
  hits: 0.95,
} as const;
