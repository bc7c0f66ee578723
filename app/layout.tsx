import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { theme } from "@/.generated/theme";
import { FIRST_SCREEN } from "@/components/FirstScreen";
import { feedLinks } from "@/paper/address";
import { href } from "@/lib/paths";
import { site } from "@/paper/site";
import { newsreader, newsreaderItalic, schibsted, tabularDigits } from "./fonts";
import "./globals.css";

/** Whether mining is reserved, as machines ask for it (W3C, «TDM Reservation Protocol»). */
const miningTerms = {
  ...(site.miningReserved && { "tdm-reservation": "1" }),
  ...(typeof site.miningReserved === "string" && { "tdm-policy": new URL(site.miningReserved, site.url).href }),
};

export const metadata: Metadata = {
  metadataBase: new URL(site.url),
  title: { default: `${site.name}: ${site.tagline}`, template: `%s | ${site.name}` },
  description: site.blurb,
  alternates: { types: feedLinks() },
  other: miningTerms,
  icons: {
    // Where both will do, the drawing is taken for having no sizes: it follows the dark scheme.
    icon: [
      { url: href("/favicon.ico"), sizes: "32x32" },
      { url: href("/icons/favicon.svg"), type: "image/svg+xml" },
    ],
    apple: { url: href("/icons/apple-touch-icon.png"), sizes: "180x180" },
  },
};

/** The strip's, by day and by night. */
export const viewport: Viewport = { themeColor: theme.night };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html
      lang={site.language}
      className={`${newsreader.variable} ${newsreaderItalic.variable} ${schibsted.variable} ${tabularDigits.variable}`}
    >
      <head>
        {/* Phones are too slow to wait: there the pictures over headlines have their room kept. */}
        <link rel="expect" href={`#${FIRST_SCREEN}`} blocking="render" media="(min-width: 48rem)" />
      </head>
      <body>{children}</body>
    </html>
  );
}
