import { ErrorFigure } from "./ErrorFigure";
import { Island } from "./Island";
import { href } from "@/lib/paths";
import { sections } from "@/data/sections/sections";

/** What a reader gets at an address that does not exist (specification, section 2). */
export function NotFound() {
  return (
    <div className="measure py-10 lg:py-14">
      <Island name="NotFoundLog" props={{}} />
      <div className="grid items-center gap-x-8 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <p className="kicker text-muted">Error 404</p>
          <h1 lang="en" className="mt-3 text-5xl font-medium tracking-tight">
            Oops! Page not found
          </h1>
          <p className="mt-5 max-w-prose text-lg text-muted">
            Aquí no hay ninguna página: puede que la dirección esté mal escrita o que la noticia haya cambiado de sitio.
          </p>
          <p className="mt-6">
            <a
              href={href("/")}
              lang="en"
              className="inline-flex min-h-11 items-center rounded-sm bg-accent px-5 font-semibold text-on-accent transition-colors hover:bg-ink hover:text-paper"
            >
              Return to Home
            </a>
          </p>
        </div>
        <ErrorFigure className="w-full max-lg:row-start-1 lg:col-span-7" />
      </div>
      <h2 className="mt-12 text-2xl">O siga por una sección</h2>
      <ul className="mt-4 grid gap-x-4 md:grid-cols-7 lg:gap-x-8">
        {sections.map((section) => (
          <li
            key={section.key}
            data-section={section.key}
            className="border-t-4 border-accent max-md:border-t max-md:border-rule"
          >
            <a
              href={href(section.route)}
              className="flex min-h-12 items-center font-serif text-xl font-medium text-accent headline-link md:text-base lg:text-xl"
            >
              {section.name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
