"use client";

import { ErrorScreen } from "@/components/ErrorScreen";
import { sans, serif, serifItalic, tabularDigits } from "./fonts";
import "./globals.css";

export default function GlobalError() {
  return (
    <html lang="es" className={`${serif.variable} ${serifItalic.variable} ${sans.variable} ${tabularDigits.variable}`}>
      <body>
        <ErrorScreen />
      </body>
    </html>
  );
}
