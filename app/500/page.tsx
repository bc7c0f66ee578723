import type { Metadata } from "next";
import { site } from "@/lib/site";
import { ErrorScreen } from "@/components/ErrorScreen";

export const metadata: Metadata = {
  title: "Error",
  description: `Algo ha fallado al servir esta página de ${site.name}. Las demás secciones del periódico siguen en su sitio: vuelve a la portada.`,
  robots: { index: false, follow: true },
};

/** Becomes 500.html, which a host can show when it fails. */
export default function ServerErrorPage() {
  return <ErrorScreen />;
}
