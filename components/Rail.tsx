import type { ReactNode } from "react";

/** A keyboard stop: arrows push the rail where no button in it would. */
const KEYBOARD_STOP = 0;

/* On paper, where nothing can be pushed, cards stand one below the other. */
const narrow = { phones: "not-print:max-md:rail", tablets: "not-print:max-lg:rail" } as const;

type Props = {
  label: string;
  /** The widest pages on which it is a row to push. */
  upTo: keyof typeof narrow;
  /** How the list stands on wider pages. */
  className: string;
  /** List items. */
  children: ReactNode;
};

/** A list that on narrow pages is a row one pushes sideways (`rail` in app/styles/utilities.css). */
export function Rail({ label, upTo, className, children }: Props) {
  return (
    <section aria-label={label} tabIndex={KEYBOARD_STOP} className={narrow[upTo]}>
      <ul className={className}>{children}</ul>
    </section>
  );
}
