import { X } from "lucide-react";
import type { SectionKey } from "@/schema/sections";
import { href } from "@/lib/paths";
import { sections } from "@/paper/site";

/** The sections: on small screens a popover that the menu button opens without scripts, on wide ones a row. */
export const SiteNav = ({ current }: { current: SectionKey | undefined }) => (
  <nav id="menu" popover="auto" aria-label="Secciones" className="site-nav">
    <div className="flex items-center justify-between pb-4 lg:hidden">
      <span className="kicker text-on-night-muted" aria-hidden="true">
        Secciones
      </span>
      <button
        type="button"
        popoverTarget="menu"
        popoverTargetAction="hide"
        // Only as the menu opens: before, nobody is taken anywhere.
        autoFocus
        aria-label="Cerrar el menú"
        className="-mr-2 flex size-11 items-center justify-center"
      >
        <X className="size-6" aria-hidden="true" />
      </button>
    </div>
    <ul className="site-nav-list lg:flex lg:gap-1">
      {sections.map((section) => (
        <li key={section.key} data-section={section.key} className="border-night-rule max-lg:border-t">
          <a
            href={href(section.route)}
            className="site-nav-link"
            aria-current={section.key === current ? "page" : undefined}
          >
            {section.name}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
