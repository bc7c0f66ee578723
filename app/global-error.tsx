"use client";

import { ErrorScreen } from "@/components/ErrorScreen";
import "./globals.css";

export default function GlobalError() {
  return (
    <html lang="es">
      <body>
        <ErrorScreen />
      </body>
    </html>
  );
}
