import { ErrorFigure } from "./ErrorFigure";
import { href } from "@/lib/paths";

/** The screen for any other error, with the words the specification gives it (section 8). */
export function ErrorScreen() {
  return (
    <main id="contenido" className="measure grid min-h-dvh content-center items-center gap-10 py-12 lg:grid-cols-2">
      <div>
        <p className="kicker text-muted">Error 500</p>
        <h1 lang="en" className="mt-3 text-5xl font-bold">
          Unexpected Application Error!
        </h1>
        <p className="mt-5 max-w-prose text-lg text-muted">Algo ha fallado al componer esta página. Las demás siguen en su sitio.</p>
        <p className="mt-6">
          <a href={href("/")} className="inline-flex min-h-11 items-center rounded-sm bg-accent px-5 font-semibold text-on-accent hover:bg-ink hover:text-paper">
            Volver a la portada
          </a>
        </p>
      </div>
      <ErrorFigure className="w-full" />
    </main>
  );
}
