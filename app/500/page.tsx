import type { Metadata } from "next";
import { ErrorScreen } from "@/components/ErrorScreen";

export const metadata: Metadata = {
  title: "Error",
  description:
    "Algo ha fallado al servir esta página de La Lonja. Las demás secciones del periódico siguen en su sitio: vuelva a la portada.",
  robots: { index: false, follow: true },
};

/** Becomes 500.html, which a host can show when it fails. */
export default function ServerErrorPage() {
  return <ErrorScreen />;
}
