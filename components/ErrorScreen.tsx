import { href } from "@/lib/paths";
import { site } from "@/lib/site";
import { ButtonLink } from "./Button";
import { ErrorNotice } from "./ErrorNotice";
import { Logo } from "./frame/Logo";

/** The screen for any other error, with the words the specification gives it (section 8). */
export function ErrorScreen() {
  return (
    <div className="measure flex min-h-dvh flex-col py-6 lg:py-8">
      <header className="border-b border-rule pb-5">
        <a href={href("/")} aria-label={`${site.name}, portada`} className="inline-block text-brand">
          <Logo />
        </a>
      </header>
      <main id="contenido" className="grid flex-1 content-center items-center gap-x-8 gap-y-8 py-10 lg:grid-cols-12">
        <ErrorNotice
          code={500}
          title="Unexpected Application Error!"
          titleClass="text-4xl xl:text-5xl"
          text="Algo ha fallado al componer esta página. Las demás siguen en su sitio."
        >
          <ButtonLink to="/">Volver a la portada</ButtonLink>
        </ErrorNotice>
      </main>
    </div>
  );
}
