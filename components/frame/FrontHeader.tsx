import { site } from "@/lib/site";
import { Strip } from "./Header";
import { MenuButton, SearchButton } from "./HeaderButtons";
import { HomeLink } from "./HomeLink";
import { Mark } from "./Logo";
import { Masthead } from "./Masthead";
import { SiteNav } from "./SiteNav";
import { barSize } from "./wordmark";

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
