import type { ReactNode } from "react";

/** A keyboard stop: arrows push what no button within would, and focus holds what moves. */
export const KEYBOARD_STOP = 0;

type Props = {
  label: string;
  /** How the list stands on wider pages. */
  className: string;
  /** List items. */
  children: ReactNode;
};

/** A list that on phones is a row one pushes sideways (`rail` in app/styles/utilities.css); on paper nothing can be pushed. */
export function Rail({ label, className, children }: Props) {
  return (
    <section aria-label={label} tabIndex={KEYBOARD_STOP} className="not-print:max-md:rail">
      <ul className={className}>{children}</ul>
    </section>
  );
}
