import { href } from "@/lib/paths";

const LINK =
  "relative -my-1 inline-block py-1 underline decoration-rule underline-offset-4 hover:text-ink hover:decoration-accent";

/** Inicio / the present section. The link's target is higher than its line, as fingers ask. */
export const Breadcrumb = ({ name }: { name: string }) => (
  <nav aria-label="Ruta de navegación" className="text-meta text-muted">
    <ol className="flex gap-2">
      <li className="trail">
        <a href={href("/")} className={`trail-link ${LINK}`}>
          Inicio
        </a>
      </li>
      <li aria-current="page" className="font-semibold text-ink">
        {name}
      </li>
    </ol>
  </nav>
);
