import { href } from "@/lib/paths";

/** Inicio / the present section. The link's target is higher than its line, as fingers ask. */
export function Breadcrumb({ name }: { name: string }) {
  return (
    <nav aria-label="Ruta de navegación" className="text-meta text-muted">
      <ol className="flex gap-2">
        <li className="after:ml-2 after:content-['/'/'']">
          <a
            href={href("/")}
            className="relative -my-1 inline-block py-1 underline decoration-rule underline-offset-4 after:absolute after:-inset-x-2 after:-inset-y-2.25 after:content-[''] hover:text-ink hover:decoration-accent"
          >
            Inicio
          </a>
        </li>
        <li aria-current="page" className="font-semibold text-ink">
          {name}
        </li>
      </ol>
    </nav>
  );
}
