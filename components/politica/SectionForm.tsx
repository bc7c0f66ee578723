import type { Composition } from "@/lib/share";

/** What the compositions of the sharing posters are at their smallest, on twelve by twelve. */
const forms: Readonly<Record<Composition, string>> = {
  arch: "M0 12V6a6 6 0 0 1 12 0v6z",
  signal: "M0 6a6 6 0 0 1 12 0a6 6 0 0 1-12 0",
  hemicycle: "M0 9a6 6 0 0 1 12 0z",
  bars: "M0 7h3v5H0zM4.5 4h3v8h-3zM9 0h3v12H9z",
  grid: "M0 0h5v5H0zM7 0h5v5H7zM0 7h5v5H0zM7 7h5v5H7z",
  curtain: "M0 0h12v7a2 2 0 0 1-4 0a2 2 0 0 1-4 0a2 2 0 0 1-4 0z",
  diagonal: "M5 0h7L7 12H0z",
  bubble: "M0 0h12v9H7l-4 3V9H0z",
};

/** A section's form beside its colour: that of its posters. */
export const SectionForm = ({ of }: { of: Composition }) => (
  <svg viewBox="0 0 12 12" width="16" height="16" aria-hidden="true" className="flex-none fill-current">
    <path d={forms[of]} />
  </svg>
);
