import type { ReactNode } from "react";
import { Island } from "@/components/Island";
import type { SectionKey } from "@/schema/sections";
import { buildDate } from "@/lib/build-date";
import { clockTime, dayInFull, isoDay, longDate, weekday } from "@/lib/format";
import { SUBSCRIBE } from "@/lib/controls";
import { controlAddress, isShown, linkTo } from "@/lib/links";
import { href } from "@/lib/paths";
import { MenuButton, SearchButton } from "./HeaderButtons";
import { Logo, Mark } from "./Logo";
import { SiteNav } from "./SiteNav";
import { barSize, mastheadSize } from "./wordmark";
import { edition, site } from "@/paper/site";

/** Where the logo leads to the front from: the bar of any page, and on the front itself the masthead and its bar. */
const PLACES = {
  bar: "mr-auto",
  masthead: "masthead-link",
  frontBar: "bar-logo mr-auto flex min-h-11 items-center gap-2.5",
} as const;

/** The logo as the way to the front. */
const HomeLink = ({ from, children }: { from: keyof typeof PLACES; children: ReactNode }) => (
  <a
    href={href("/")}
    aria-label={`${site.name}, portada`}
    aria-current={from === "bar" ? undefined : "page"}
    className={`text-brand hover:opacity-70 ${PLACES[from]}`}
  >
    {children}
  </a>
);

/** Which edition this is, and when it closes: in the masthead's right ear, and in the bar on small screens. */
function EditionLine() {
  const { close } = edition;
  return (
    <p className="edition-line">
      <span className="block text-muted">
        Edición del{" "}
        <time dateTime={close}>
          <span className="on-a-desk">{weekday(close)}, </span>
          {dayInFull(close)}
        </time>
      </span>{" "}
      <span className="block font-semibold text-ink">Cierre a las {clockTime(close)}</span>
    </p>
  );
}

/** The newspaper's name as its front page carries it, between what it is and which edition this is. */
function Masthead() {
  const { name, tagline } = site;
  return (
    <div className="masthead measure">
      <HomeLink from="masthead">
        <span className={`masthead-wordmark visible block font-serif font-semibold text-balance ${mastheadSize(name)}`}>
          {name}
        </span>
      </HomeLink>
      <p className="tagline">
        <Mark size="ear" />
        <span>{tagline}</span>
      </p>
      <EditionLine />
    </div>
  );
}

/** The front's head. The bar stays as one scrolls; its logo is a link once the masthead's has gone (masthead.css). */
export const FrontHeader = () => (
  <header className="site-header front-header sticky z-20 bg-paper">
    <Strip />
    <Masthead />
    <div className="measure">
      <div className="front-bar">
        <HomeLink from="frontBar">
          <Mark size="bar" />
          <span className={`bar-wordmark wordmark font-serif font-semibold tracking-[-0.02em] ${barSize(site.name)}`}>
            {site.name}
          </span>
        </HomeLink>
        <SiteNav current={undefined} />
        <SearchButton /> <MenuButton />
      </div>
    </div>
  </header>
);

/** The strip over every page: the day, and Suscríbete. */
function Strip() {
  const built = buildDate();
  const address = controlAddress(SUBSCRIBE, site);
  const props = {
    day: isoDay(built),
    label: longDate(built),
    ...(address && { subscribe: linkTo(address, site.url) }),
    ...(!isShown(SUBSCRIBE, site) && { subscribe: null }),
  };
  return <Island name="TopStrip" props={props} />;
}

/** The head of every page but the front: strip, logo, sections, search and menu. */
export const Header = ({ current }: { current?: SectionKey | undefined }) => (
  <header className="site-header folding-header sticky z-20">
    <Strip />
    <div className="site-bar h-(--bar) border-b border-rule bg-paper">
      <div className="measure flex h-full items-center gap-2 lg:gap-8">
        <HomeLink from="bar">
          <Logo />
        </HomeLink>
        <SiteNav current={current} />
        <SearchButton /> <MenuButton />
      </div>
    </div>
  </header>
);
