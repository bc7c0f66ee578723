import { ErrorFigure } from "./ErrorFigure";
import { Logo } from "./frame/Logo";
import { href } from "@/lib/paths";
import { site } from "@/lib/site";

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
        <div className="lg:col-span-5">
          <p className="kicker text-muted">Error 500</p>
          <h1 lang="en" className="mt-3 text-4xl font-medium tracking-tight xl:text-5xl">
            Unexpected Application Error!
          </h1>
          <p className="mt-5 max-w-prose text-lg text-muted">
            Algo ha fallado al componer esta página. Las demás siguen en su sitio.
          </p>
          <p className="mt-6">
            <a
              href={href("/")}
              className="inline-flex min-h-11 items-center rounded-sm bg-accent px-5 font-semibold text-on-accent transition-colors hover:bg-ink hover:text-paper"
            >
              Volver a la portada
            </a>
          </p>
        </div>
        <ErrorFigure className="w-full max-lg:row-start-1 lg:col-span-7" />
      </main>
    </div>
  );
}
