import type { ReactNode } from "react";
import { href } from "@/lib/paths";
import { OpenBay, WalledBay } from "./Bay";
import { sections } from "@/paper/site";

/** The arcade of the exchange: behind one arch there is a wall, each of the others opens on a section. */
function Arcade() {
  return (
    <div className="arcade mt-8">
      <h2 className="text-headline-4">O sigue por una sección</h2>
      <div className="mt-4 grid grid-cols-4 gap-y-3 px-[2.7%] lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none lg:px-[1.4%]">
        <WalledBay />
        <ul className="contents">
          {sections.map((section) => (
            <li key={section.key} data-section={section.key}>
              <a href={href(section.route)} className="group block min-h-11 text-center">
                <OpenBay />
                {/* Its name stands on the floor, which is as wide as the page. */}
                <span className="relative block pt-3.5 pb-2.5 font-serif text-small leading-tight font-semibold underline decoration-transparent underline-offset-4 group-hover:decoration-saffron before:absolute before:-inset-x-[100vw] before:inset-y-0 before:-z-1 before:bg-night before:brightness-150 max-sm:text-[clamp(0.8125rem,4.2vw,0.9375rem)] md:text-standfirst xl:text-headline-5">
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

type Props = {
  code: 404 | 500;
  /** In English, as the specification has it (section 8). */
  title: string;
  text: string;
  /** The way back. */
  children: ReactNode;
};

/** What went wrong, written on the wall of the exchange; below, the arches that lead on. It stands on the footer. */
export function ErrorScene({ code, title, text, children }: Props) {
  return (
    <div className="isolate -mb-8 overflow-hidden bg-night text-on-night lg:-mb-16">
      <div className="measure pt-8 lg:pt-12">
        <div className="grid gap-x-8 gap-y-4 md:grid-cols-2 lg:grid-cols-[5fr_3fr] lg:gap-x-[2.7%]">
          <div>
            <p className="kicker text-saffron">Error {code}</p>
            {/* On phones always two lines, whether its font has come or not. */}
            <h1 lang="en" className="mt-2 text-headline-1 max-sm:max-w-[6.5em] lg:max-xl:text-headline-1">
              {title}
            </h1>
          </div>
          <div>
            <p className="text-on-night-muted lg:text-standfirst">{text}</p>
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
}
