import { href } from "@/lib/paths";

/** Inicio / the present section. */
export function Breadcrumb({ name }: { name: string }) {
  return (
    <nav aria-label="Ruta de navegación" className="text-xs text-muted">
      <ol className="flex gap-2">
        <li className="after:ml-2 after:content-['/'] after:[speak:never]">
          <a
            href={href("/")}
            className="-my-1 inline-block py-1 underline decoration-rule underline-offset-4 hover:text-ink hover:decoration-accent"
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
