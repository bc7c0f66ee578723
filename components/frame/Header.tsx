import { Island } from "@/components/Island";
import { addressOf, linkTo } from "@/lib/address";
import { buildDate } from "@/lib/build-date";
import { isoDay, longDate } from "@/lib/format";
import type { SectionKey } from "@/data/sections/sections";
import { HomeLink } from "./HomeLink";
import { Logo } from "./Logo";
import { MenuButton, SearchButton } from "./HeaderButtons";
import { SiteNav } from "./SiteNav";

/** The strip over every page: the day, and Suscríbete. */
export function Strip() {
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
