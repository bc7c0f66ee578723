import { ErrorFigure } from "./ErrorFigure";
import { Island } from "./Island";
import { href } from "@/lib/paths";
import { sections } from "@/lib/sections";

/** What a reader gets at an address that does not exist (specification, section 2). */
export function NotFound() {
  return (
    <div className="measure grid items-center gap-10 py-12 lg:grid-cols-12 lg:py-20">
      <Island name="NotFoundLog" props={{}} />
      <div className="lg:col-span-6">
        <p className="kicker text-muted">Error 404</p>
        <h1 lang="en" className="mt-3 text-5xl font-bold">
          Oops! Page not found
        </h1>
        <p className="mt-5 max-w-prose text-lg text-muted">
          Aquí no hay ninguna página: puede que la dirección esté mal escrita o que la noticia haya cambiado de sitio.
        </p>
        <p className="mt-6">
          <a
            href={href("/")}
            lang="en"
            className="inline-flex min-h-11 items-center rounded-sm bg-accent px-5 font-semibold text-on-accent hover:bg-ink hover:text-paper"
          >
            Return to Home
          </a>
        </p>
        <h2 className="mt-10 text-xl">O siga por una sección</h2>
        <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1">
          {sections.map((section) => (
            <li key={section.key} data-section={section.key}>
              <a href={href(section.href)} className="inline-flex min-h-8 items-center font-semibold text-accent underline underline-offset-4">
                {section.name}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <ErrorFigure className="w-full lg:col-span-6" />
    </div>
  );
}
