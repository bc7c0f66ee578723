import type { ReactNode } from "react";

/** A keyboard stop: focus holds the band, and arrows scroll it where it stands still. */
const KEYBOARD_STOP = 0;

const cycles = { 30: "ticker-30", 25: "ticker-25" } as const;

type Props = {
  label: string;
  /** Seconds in which the list passes once. */
  cycle: keyof typeof cycles;
  className: string;
  /** List items. */
  children: ReactNode;
};

/** A band on which a list passes without end: printed twice, the second time for the eyes only. */
export function Ticker({ label, cycle, className, children }: Props) {
  return (
    <section aria-label={label} tabIndex={KEYBOARD_STOP} className={`ticker ${cycles[cycle]} ${className}`}>
      <ul className="ticker-copy">{children}</ul>
      <ul className="ticker-copy" aria-hidden="true">
        {children}
      </ul>
    </section>
  );
}
