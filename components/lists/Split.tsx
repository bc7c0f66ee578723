import type { ReactNode } from "react";

const shares = { thirds: "split", halves: "split split-halves" } as const;

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
    <div className={shares[parts]}>
      {wide && <div>{wide}</div>}
      {narrow && <div>{narrow}</div>}
    </div>
  );
}
