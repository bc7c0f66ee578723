"use client";

import { ErrorScreen } from "@/components/ErrorScreen";
import { newsreader, newsreaderItalic, schibsted, tabularDigits } from "./fonts";
import "./globals.css";

export default function GlobalError() {
  return (
    <html
      lang="es"
      className={`${newsreader.variable} ${newsreaderItalic.variable} ${schibsted.variable} ${tabularDigits.variable}`}
    >
      <body>
        <ErrorScreen />
      </body>
    </html>
  );
}
