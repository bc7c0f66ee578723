import { href } from "@/lib/paths";
import { sections } from "@/data/sections/sections";
import { ButtonLink } from "./Button";
import { ErrorNotice } from "./ErrorNotice";
import { Island } from "./Island";

/** What a reader gets at an address that does not exist (specification, section 2). */
export function NotFound() {
  return (
    <div className="measure py-10 lg:py-14">
      <Island name="NotFoundLog" props={{}} />
      <div className="grid items-center gap-x-8 gap-y-8 lg:grid-cols-12">
        <ErrorNotice
          code={404}
          title="Oops! Page not found"
          titleClass="text-5xl"
          text="Aquí no hay ninguna página: puede que la dirección esté mal escrita o que la noticia haya cambiado de sitio."
        >
          <ButtonLink to="/" lang="en">
            Return to Home
          </ButtonLink>
        </ErrorNotice>
      </div>
      <h2 className="mt-12 text-2xl">O sigue por una sección</h2>
      <ul className="mt-4 grid gap-x-4 md:auto-cols-fr md:grid-flow-col lg:gap-x-8">
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
