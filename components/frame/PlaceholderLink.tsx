import type { ReactNode } from "react";
import { linkTo } from "@/lib/address";

type Props = {
  children: ReactNode;
  className?: string;
  /** Where it leads, once it leads somewhere. */
  to?: string | undefined;
  /** What the place is to this newspaper, such as `me`. */
  rel?: string;
};

/**
 * A link that the data may give an address. Until then it is HTML's own placeholder, an
 * `a` without `href`: read, said to be unavailable, and no stop of the tab key on the way down.
 */
export function PlaceholderLink({ children, className, to, rel }: Props) {
  const leads = to ? linkTo(to, ...(rel ? [rel] : [])) : { role: "link", "aria-disabled": true };
  return (
    <a {...leads} className={className}>
      {children}
    </a>
  );
}
