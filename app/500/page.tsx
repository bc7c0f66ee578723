import type { Metadata } from "next";
import { FrontLink } from "@/components/Button";
import { ErrorScene } from "@/components/ErrorScene";
import { PageFrame } from "@/components/frame/PageFrame";
import { site } from "@/paper/site";

export const metadata: Metadata = {
  title: "Error",
  description: `Algo ha fallado al servir esta página de ${site.name}. Las demás secciones del periódico siguen en su sitio: vuelve a la portada.`,
  robots: { index: false, follow: true },
};

/** Any other error, with the words the specification gives it (section 8). Becomes 500.html, which a host can show when it fails. */
export default function ServerErrorPage() {
  return (
    <PageFrame>
      <ErrorScene
        code={500}
        title="Unexpected Application Error!"
        text="Algo ha fallado al componer esta página. Las demás siguen en su sitio."
      >
        <FrontLink>Volver a la portada</FrontLink>
      </ErrorScene>
    </PageFrame>
  );
}
