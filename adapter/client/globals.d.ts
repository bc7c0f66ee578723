import type { runtime } from "./runtime";

declare global {
  /** Preact under React's names, for the islands' chunks: start.ts sets it, adapter/islands.ts reads it. */
  var islandRuntime: typeof runtime;
}
