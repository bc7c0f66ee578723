import type { ReactNode } from "react";

/** A keyboard stop: arrows push the rail where no button in it would. */
const KEYBOARD_STOP = 0;

type Props = {
  label: string;
  /** How the list stands on wide pages. */
  className: string;
  /** List items. */
  children: ReactNode;
};

/** A list that on narrow pages is a row one pushes sideways (components/home/rail.css). */
export function Rail({ label, className, children }: Props) {
  return (
    <section aria-label={label} tabIndex={KEYBOARD_STOP} className="rail">
      <ul className={className}>{children}</ul>
    </section>
  );
}
