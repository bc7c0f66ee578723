import { EditionLine } from "./EditionLine";
import { HomeLink } from "./HomeLink";
import { Mark } from "./Logo";
import { mastheadSize } from "./wordmark";
import { site } from "@/lib/site";

/** The newspaper's name as its front page carries it, between what it is and which edition this is. */
export function Masthead() {
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
