import type { ReactNode } from "react";
import { Island } from "@/components/Island";
import { edition } from "@/data/edition";
import type { SectionKey } from "@/schema/sections/sections";
import { addressOf, linkTo } from "@/lib/address";
import { buildDate } from "@/lib/build-date";
import { clockTime, dayInFull, isoDay, longDate, weekday } from "@/lib/format";
import { href } from "@/lib/paths";
import { site } from "@/lib/site";
import { MenuButton, SearchButton } from "./HeaderButtons";
import { Logo, Mark } from "./Logo";
import { SiteNav } from "./SiteNav";
import { barSize, mastheadSize } from "./wordmark";

type Props = {
  /** On the front itself. */
  here?: boolean;
  className: string;
  children: ReactNode;
};

/** The logo as the way to the front. */
function HomeLink({ here = false, className, children }: Props) {
  return (
    <a
      href={href("/")}
      aria-label={`${site.name}, portada`}
      aria-current={here ? "page" : undefined}
      className={`text-brand hover:opacity-70 ${className}`}
    >
      {children}
    </a>
  );
}

/** Which edition this is, and when it closes: in the masthead's right ear, and in the bar on small screens. */
function EditionLine() {
  return (
    <p className="edition-line">
      <span className="block text-muted">
        Edición del{" "}
        <time dateTime={edition.close}>
          <span className="max-lg:hidden">{weekday(edition.close)}, </span>
          {dayInFull(edition.close)}
        </time>
      </span>{" "}
      <span className="block font-bold text-ink">Cierre a las {clockTime(edition.close)}</span>
    </p>
  );
}

/** The newspaper's name as its front page carries it, between what it is and which edition this is. */
function Masthead() {
  return (
    <div className="masthead measure">
      <HomeLink here className="masthead-link">
        <span className={`masthead-wordmark ${mastheadSize(site.name)}`}>{site.name}</span>
      </HomeLink>
      <p className="masthead-ear">
        <Mark className="size-11 flex-none text-brand max-lg:hidden" />
        <span>{site.tagline}</span>
      </p>
      <EditionLine />
    </div>
  );
}

/**
 * The head of the front: strip, masthead and bar are one sticky element, of which the bar stays when one
 * scrolls. The bar's logo is a link only once the masthead has gone, whose link ends there (masthead.css).
 */
export function FrontHeader() {
  return (
    <header className="site-header front-header">
      <Strip />
      <Masthead />
      <div className="measure">
        <div className="front-bar">
          <HomeLink here className="bar-logo">
            <Mark className="size-6.5 flex-none" />
            <span className={`bar-wordmark ${barSize(site.name)}`}>{site.name}</span>
          </HomeLink>
          <SiteNav current={undefined} />
          <SearchButton /> <MenuButton />
        </div>
      </div>
    </header>
  );
}

/** The strip over every page: the day, and Suscríbete. */
function Strip() {
  const built = buildDate();
  const address = addressOf("Suscríbete");
  const props = { day: isoDay(built), label: longDate(built), ...(address && { subscribe: linkTo(address) }) };
  return <Island name="TopStrip" props={props} />;
}

/** The head of every page but the front: strip, logo, sections, search and menu. */
export function Header({ current }: { current?: SectionKey | undefined }) {
  return (
    <header className="site-header folding-header">
      <Strip />
      <div className="site-bar">
        <div className="measure flex h-full items-center gap-2 lg:gap-8">
          <HomeLink className="mr-auto">
            <Logo />
          </HomeLink>
          <SiteNav current={current} />
          <SearchButton /> <MenuButton />
        </div>
      </div>
    </header>
  );
}
