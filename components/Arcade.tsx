import { href } from "@/lib/paths";
import { sections } from "@/data/sections/sections";
import { OpenBay, WalledBay } from "./Bay";

/** The arcade of the exchange: behind one arch there is a wall, each of the others opens on a section. */
export function Arcade() {
  return (
    <div className="arcade mt-8 lg:mt-10">
      <h2 className="text-lg font-medium text-on-night-muted">O sigue por una sección</h2>
      <div className="mt-4 grid grid-cols-4 gap-y-3 md:auto-cols-fr md:grid-flow-col md:grid-cols-none">
        <WalledBay />
        <ul className="contents">
          {sections.map((section) => (
            <li key={section.key} data-section={section.key}>
              <a href={href(section.route)} className="group block min-h-11 text-center">
                <OpenBay />
                <span className="block py-2 font-serif text-sm leading-tight font-medium underline decoration-transparent underline-offset-4 group-hover:decoration-saffron max-sm:text-xs lg:text-xl">
                  {section.name}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
