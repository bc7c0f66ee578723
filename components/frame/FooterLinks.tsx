import type { ReactNode } from "react";
import { controlAddress, isShown, linkTo } from "@/lib/links";
import { site } from "@/paper/site";

type Props = {
  /** By these the newspaper says where it leads. */
  words: string;
  /** What is seen, if it is not the words. */
  children?: ReactNode;
  className: string;
  /** What the place is to this newspaper, such as `me`. */
  rel?: string;
};

/**
 * A link that the data may give an address. In the sample it may have none: then it is HTML's own placeholder, an
 * `a` without `href`: read, said to be unavailable, and no stop of the tab key on the way down.
 */
export function PlaceholderLink({ words, children = words, className, rel }: Props) {
  const address = controlAddress(words, site);
  const leads = address ? linkTo(address, site.url, ...(rel ? [rel] : [])) : { role: "link", "aria-disabled": true };
  return (
    <a {...leads} className={className}>
      {children}
    </a>
  );
}

type ColumnProps = { title: string; className?: string; children: ReactNode };

/** A group of links under its title. */
export function Column({ title, className = "", children }: ColumnProps) {
  return (
    <div className={`footer-group ${className}`}>
      <h2 className="kicker text-on-night-muted">{title}</h2>
      <ul>{children}</ul>
    </div>
  );
}

type ItemsProps = { names: readonly string[] };

/** Links that the data may give addresses, as the entries of a list. */
export const Items = ({ names }: ItemsProps) =>
  names
    .filter((name) => isShown(name, site))
    .map((name) => (
      <li key={name}>
        <PlaceholderLink words={name} className="footer-link" />
      </li>
    ));

/** A group of such links, where any is shown. */
export function Links({ title, names }: ItemsProps & { title: string }) {
  if (!names.some((name) => isShown(name, site))) return null;
  return (
    <Column title={title}>
      <Items names={names} />
    </Column>
  );
}
