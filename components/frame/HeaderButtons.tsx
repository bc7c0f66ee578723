import { Menu, Search } from "lucide-react";

/** What searching does is not part of this site. */
export function SearchButton() {
  return (
    <button type="button" aria-label="Buscar" className="icon-button">
      <Search className="size-5" aria-hidden="true" />
    </button>
  );
}

/** Opens the sections on small screens (SiteNav.tsx). */
export function MenuButton() {
  return (
    <button type="button" popoverTarget="menu" aria-label="Abrir el menú" className="icon-button menu-button">
      <Menu className="size-6" aria-hidden="true" />
    </button>
  );
}
