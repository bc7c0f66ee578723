import type { ReactNode } from "react";

/** A keyboard stop: arrows push what no button within would. */
const KEYBOARD_STOP = 0;

/** A list, Rows or Columns, that on phones is a row one pushes sideways, the next card showing its edge (rail.css). */
export const Rail = ({ label, children }: { label: string; children: ReactNode }) => (
  <section aria-label={label} tabIndex={KEYBOARD_STOP} className="pushed">
    {children}
  </section>
);
