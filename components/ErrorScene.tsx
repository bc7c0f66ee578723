import type { ReactNode } from "react";
import { href } from "@/lib/paths";
import { OpenBay, WalledBay } from "./Bay";
import { sections } from "@/paper/site";

/** The arcade of the exchange: behind one arch there is a wall, each of the others opens on a section. */
const Arcade = () => (
  <div className="mt-8">
    <h2 className="text-headline-4">O sigue por una sección</h2>
    <div className="arcade-bays mt-4 grid grid-cols-4 gap-y-3 px-[2.7%] lg:px-[1.4%]">
      <WalledBay />
      <ul className="contents">
        {sections.map((section) => (
          <li key={section.key} data-section={section.key}>
            <a
              href={href(section.route)}
              className="group block min-h-11 text-center font-serif text-small font-semibold md:text-headline-6"
            >
              <OpenBay />
              <span className="arcade-name relative block py-3 underline decoration-transparent underline-offset-4 group-hover:decoration-saffron">
                {section.name}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  </div>
);

type Props = { code: 404 | 500; title: string; text: string; children: ReactNode };

/** What went wrong, in English (specification, section 8), on the wall of the exchange; below, the arches that lead on. It stands on the footer. */
export const ErrorScene = ({ code, title, text, children }: Props) => (
  <div className="night isolate -mb-8 overflow-hidden md:-mb-12">
    <div className="measure">
      <div className="grid gap-x-8 gap-y-4 pt-8 md:grid-cols-2 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)] lg:pt-12">
        <div>
          <p className="kicker text-accent">Error {code}</p>
          <h1 lang="en" className="mt-2 max-w-[6.5em] text-headline-1 md:max-w-none">
            {title}
          </h1>
        </div>
        <div>
          <p className="text-muted">{text}</p>
          <p className="mt-4">{children}</p>
        </div>
      </div>
      <Arcade />
    </div>
    <svg width="100%" height="24" className="fill-saffron" aria-hidden="true">
      <pattern id="azulejos" x="50%" width="24" height="24" patternUnits="userSpaceOnUse">
        <path className="fill-on-night" d="M0 0h24v24H0z" />
        <path d="M0 24 24 0v24z" />
      </pattern>
      <rect width="100%" height="24" fill="url(#azulejos)" />
    </svg>
  </div>
);
