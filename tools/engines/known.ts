import type { Result } from "./examine";

/** Faults of an engine itself, which no page without scripts can mend; docs/browsers.md says why. */
const KNOWN: readonly { engine: string; fault: string }[] = [
  { engine: "WebKitGTK", fault: "the film does not begin again" },
];

/** Whether a fault is the engine's own. */
export const isKnown = (result: Result, fault: string): boolean =>
  KNOWN.some((known) => result.engine.startsWith(known.engine) && known.fault === fault);
