import type { Metadata } from "next";
import { PageFrame } from "@/components/frame/PageFrame";
import { site } from "@/lib/site";
import { NotFound } from "@/components/NotFound";

export const metadata: Metadata = {
  title: "Página no encontrada",
  description: `La dirección que has escrito no lleva a ninguna página de ${site.name}. Vuelve a la portada o elige una de sus secciones.`,
  robots: { index: false, follow: true },
};

export default function NotFoundPage() {
  return (
    <PageFrame>
      <NotFound />
    </PageFrame>
  );
}
