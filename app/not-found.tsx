import type { Metadata } from "next";
import { PageFrame } from "@/components/frame/PageFrame";
import { NotFound } from "@/components/NotFound";

export const metadata: Metadata = {
  title: "Página no encontrada",
  description:
    "La dirección que ha escrito no lleva a ninguna página de La Lonja. Vuelva a la portada o elija una de las siete secciones.",
  robots: { index: false, follow: true },
};

export default function NotFoundPage() {
  return (
    <PageFrame>
      <NotFound />
    </PageFrame>
  );
}
