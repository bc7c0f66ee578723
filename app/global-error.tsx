"use client";

import { ErrorScreen } from "@/components/ErrorScreen";
import { site } from "@/lib/site";
import { newsreader, newsreaderItalic, schibsted, tabularDigits } from "./fonts";
import "./globals.css";

export default function GlobalError() {
  return (
    <html
      lang={site.language}
      className={`${newsreader.variable} ${newsreaderItalic.variable} ${schibsted.variable} ${tabularDigits.variable}`}
    >
      <body>
        <ErrorScreen />
      </body>
    </html>
  );
}
