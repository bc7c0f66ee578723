import type { ReactNode } from "react";

const shares = { thirds: "lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]", halves: "lg:grid-cols-2" } as const;

type Props = {
  /** What stands first; on a desk it has two thirds of the page, or half. */
  wide: ReactNode;
  /** What stands beside it there, after a hairline. */
  narrow: ReactNode;
  parts?: keyof typeof shares;
};

/** Two parts of a page, side by side where there is room; where one of the two is missing the other has all of it. */
export function Split({ wide, narrow, parts = "thirds" }: Props) {
  return (
    <div className={`areas gap-x-8 gap-y-4 empty:hidden md:gap-y-8 ${wide && narrow ? shares[parts] : ""}`}>
      {wide && <div>{wide}</div>}
      {narrow && <div className={wide ? "lg:hairline print:mt-5" : ""}>{narrow}</div>}
    </div>
  );
}
