import type { Metadata } from "next";
import { FrontLink } from "@/components/Button";
import { ErrorScene } from "@/components/ErrorScene";
import { PageFrame } from "@/components/frame/PageFrame";
import { Island } from "@/components/Island";
import { site } from "@/paper/site";

export const metadata: Metadata = {
  title: "Página no encontrada",
  description: `La dirección que has escrito no lleva a ninguna página de ${site.name}. Vuelve a la portada o elige una de sus secciones.`,
  robots: { index: false, follow: true },
};

/** What a reader gets at an address that does not exist (specification, section 2). */
export default function NotFoundPage() {
  return (
    <PageFrame>
      <Island name="NotFoundLog" props={{}} />
      <ErrorScene
        code={404}
        title="Oops! Page not found"
        text="Aquí no hay ninguna página: puede que la dirección esté mal escrita o que la noticia haya cambiado de sitio."
      >
        <FrontLink lang="en">Return to Home</FrontLink>
      </ErrorScene>
    </PageFrame>
  );
}
