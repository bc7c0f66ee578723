import { Menu, Search } from "lucide-react";
import { Island } from "@/components/Island";
import { buildDate } from "@/lib/build-date";
import { isoDay, longDate } from "@/lib/format";
import { href } from "@/lib/paths";
import type { SectionKey } from "@/data/sections/sections";
import { site } from "@/lib/site";
import { Logo } from "./Logo";
import { SiteNav } from "./SiteNav";

/** The head of every page: strip, logo, sections, search and menu. */
export function Header({ current, home }: { current?: SectionKey | undefined; home: boolean }) {
  const built = buildDate();
  return (
    <header className="site-header">
      <Island name="TopStrip" props={{ day: isoDay(built), label: longDate(built) }} />
      <div className="site-bar">
        <div className="measure flex h-full items-center gap-2 lg:gap-8">
          <a
            href={href("/")}
            aria-label={`${site.name}, portada`}
            aria-current={home ? "page" : undefined}
            className="mr-auto text-brand transition-opacity hover:opacity-70"
          >
            <Logo />
          </a>
          <SiteNav current={current} />
          <button type="button" aria-label="Buscar" className="icon-button">
            <Search className="size-5" aria-hidden="true" />
          </button>
          <button type="button" popoverTarget="menu" aria-label="Abrir el menú" className="icon-button menu-button">
            <Menu className="size-6" aria-hidden="true" />
          </button>
        </div>
      </div>
    </header>
  );
}
