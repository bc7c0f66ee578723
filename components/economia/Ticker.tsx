import type { ReactNode } from "react";

/** A keyboard stop: focus holds the band, and arrows scroll it where it stands still. */
const KEYBOARD_STOP = 0;

const cycles = { 30: "ticker-30", 25: "ticker-25" } as const;

type Props = {
  /** Names the heading; unique on the page. */
  id: string;
  title: string;
  /** Seconds in which the list passes once. */
  cycle: keyof typeof cycles;
  className: string;
  /** List items. */
  children: ReactNode;
};

/** A band on which a list passes without end: printed twice, the second time for the eyes only. */
export function Ticker({ id, title, cycle, className, children }: Props) {
  return (
    <section aria-labelledby={id} tabIndex={KEYBOARD_STOP} className={`ticker ${cycles[cycle]} ${className}`}>
      <h2 id={id} className="sr-only">
        {title}
      </h2>
      <ul className="ticker-copy">{children}</ul>
      <ul className="ticker-copy" aria-hidden="true">
        {children}
      </ul>
    </section>
  );
}
