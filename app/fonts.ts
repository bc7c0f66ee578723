import localFont from "next/font/local";

/* Cut by tools/assets/fonts.ts. Families are named by these constants: no system's font may have their names. */

export const newsreader = localFont({
  src: "../.generated/fonts/newsreader.woff2",
  weight: "400 700",
  display: "swap",
  variable: "--font-newsreader",
  adjustFontFallback: false,
});

/** Only where works and quotes are set in italics, so never preloaded. */
export const newsreaderItalic = localFont({
  src: "../.generated/fonts/newsreader-italic.woff2",
  weight: "400 600",
  style: "italic",
  display: "swap",
  variable: "--font-newsreader-italic",
  adjustFontFallback: false,
  preload: false,
});

export const schibsted = localFont({
  src: "../.generated/fonts/schibsted-grotesk.woff2",
  weight: "400 800",
  display: "swap",
  variable: "--font-schibsted",
  adjustFontFallback: false,
});

/** The same file for digits alone, of equal width; `tabular-nums` on the whole would widen the decimal comma too. */
export const tabularDigits = localFont({
  src: "../.generated/fonts/schibsted-grotesk.woff2",
  weight: "400 800",
  display: "swap",
  variable: "--font-tabular-digits",
  adjustFontFallback: false,
  preload: false,
  declarations: [
    { prop: "unicode-range", value: "U+30-39" },
    { prop: "font-feature-settings", value: "'tnum'" },
  ],
});
