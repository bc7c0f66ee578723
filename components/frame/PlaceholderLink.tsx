import type { ReactNode } from "react";

type Props = { children: ReactNode; className?: string; label?: string };

/**
 * A link whose page does not exist yet: HTML's own placeholder, an `a` without
 * `href`. It can be reached and read, and leads nowhere.
 */
export function PlaceholderLink({ children, className, label }: Props) {
  return (
    <a role="link" aria-disabled="true" tabIndex={0} aria-label={label} className={className}>
      {children}
    </a>
  );
}
