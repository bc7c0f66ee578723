import type { ReactNode } from "react";
import { controlAddress, isShown, linkTo } from "@/lib/links";
import { site } from "@/paper/site";

type Props = {
  /** By these the newspaper says where it leads. */
  words: string;
  /** What is seen, if it is not the words. */
  children?: ReactNode;
  /** Drawn, not written: as large as a finger needs. */
  icon?: boolean;
  /** What the place is to this newspaper, such as `me`. */
  rel?: string;
};

/** A link that may have no address: then it is HTML's own placeholder, an `a` without `href`, said to be disabled. */
export function PlaceholderLink({ words, children = words, icon = false, rel }: Props) {
  const address = controlAddress(words, site);
  const leads = address ? linkTo(address, site.url, rel) : { role: "link", "aria-disabled": true };
  return (
    <a {...leads} className={icon ? "footer-link h-11 w-9 justify-center sm:w-11" : "footer-link"}>
      {children}
    </a>
  );
}

type ColumnProps = {
  title: string;
  /** On a phone as wide as two, its links abreast. */
  wide?: boolean;
  children: ReactNode;
};

const PAIRS = "max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-4";

/** A group of links under its title; where there are no others, they stand abreast. */
export const Column = ({ title, wide = false, children }: ColumnProps) => (
  <div className={`group only:col-span-full ${wide ? "max-sm:col-span-2" : ""}`}>
    <h2 className="kicker text-muted">{title}</h2>
    <ul className={`relative -mt-2 text-small group-only:columns-[9rem] sm:mt-1.5 ${wide ? PAIRS : ""}`}>{children}</ul>
  </div>
);

/** Links that the data may give addresses, as the entries of a list. */
export const Items = ({ names }: { names: readonly string[] }) =>
  names
    .filter((name) => isShown(name, site))
    .map((name) => (
      <li key={name}>
        <PlaceholderLink words={name} />
      </li>
    ));

/** A group of such links, where any is shown. */
export function Links({ title, names }: { title: string; names: readonly string[] }) {
  if (!names.some((name) => isShown(name, site))) return null;
  return (
    <Column title={title}>
      <Items names={names} />
    </Column>
  );
}
