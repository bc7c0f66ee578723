import type { ReactNode } from "react";
import { href } from "@/lib/paths";
import { site } from "@/lib/site";

type Props = {
  /** On the front itself. */
  here?: boolean;
  className: string;
  children: ReactNode;
};

/** The logo as the way to the front. */
export function HomeLink({ here = false, className, children }: Props) {
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
