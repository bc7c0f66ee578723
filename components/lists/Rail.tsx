import type { ReactNode } from "react";

/** A keyboard stop: arrows push what no button within would. */
const KEYBOARD_STOP = 0;

type Props = {
  /** What is listed in it. */
  label: string;
  /** One list: Rows or Columns, as it stands on wider pages. */
  children: ReactNode;
};

/** A list that on phones is a row one pushes sideways, the next card showing its edge (rail.css). */
export function Rail({ label, children }: Props) {
  return (
    <section aria-label={label} tabIndex={KEYBOARD_STOP} className="pushed">
      {children}
    </section>
  );
}
