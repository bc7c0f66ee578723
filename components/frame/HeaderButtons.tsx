import { Menu, Search } from "lucide-react";
import { Island } from "@/components/Island";
import { site } from "@/paper/site";

/** A box for a question over the page, and where it is asked. It opens without scripts, as the sections' menu does. */
const SearchForm = ({ action, field }: { action: string; field: string }) => (
  <form
    id="buscador"
    popover="auto"
    role="search"
    action={action}
    method="get"
    className="search-form fixed inset-[0_0_auto] w-full justify-center gap-2 border-b-3 border-ink bg-paper p-4 text-ink open:flex"
  >
    <label className="sr-only" htmlFor="busqueda">
      Qué buscas
    </label>
    <input
      id="busqueda"
      type="search"
      name={field}
      required
      placeholder="Qué buscas"
      className="min-h-11 min-w-0 flex-[0_1_40rem] rounded-xs border border-muted px-3"
    />
    <button type="submit" className="min-h-11 rounded-xs bg-ink px-4 font-semibold text-paper">
      Buscar
    </button>
  </form>
);

/** Opens the search where data/newspaper.ts says who answers; in the sample it stands there all the same. */
export function SearchButton() {
  const { searchForm: form, sample } = site;
  if (!form && !sample) return null;
  return (
    <>
      <button type="button" popoverTarget={form && "buscador"} className="icon-button lg:-mr-3.5">
        <Search className="size-5" aria-hidden="true" />
        <span className="sr-only">Buscar</span>
      </button>
      {form && [" ", <SearchForm key="form" {...form} />]}
    </>
  );
}

/** Opens the sections on small screens (SiteNav.tsx); the last button ends on the margin with what is drawn, not with its room. */
export const MenuButton = () => (
  <>
    <button type="button" popoverTarget="menu" className="icon-button menu-button -mr-3.5">
      <Menu className="size-6" aria-hidden="true" />
      <span className="sr-only">Abrir el menú</span>
    </button>
    <Island name="MenuCloser" props={{ menu: "menu" }} />
  </>
);
