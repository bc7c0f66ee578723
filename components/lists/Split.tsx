import type { ReactNode } from "react";

const shares = {
  thirds: { columns: "lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]", rule: "lg:hairline" },
  late: { columns: "xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]", rule: "xl:hairline" },
  halves: { columns: "lg:grid-cols-2", rule: "lg:hairline" },
  pair: { columns: "split-pair md:grid-cols-2", rule: "md:hairline" },
} as const;

type Props = {
  /** What stands first; on a desk it has two thirds of the page, or half; `late` on a wide desk alone, of a pair on a tablet already. */
  wide: ReactNode;
  /** What stands beside it there, after a hairline as long as the longer of the two. */
  narrow: ReactNode;
  parts?: keyof typeof shares;
};

/** Two parts of a page, side by side where there is room; where one of the two is missing the other has all of it. */
export function Split({ wide, narrow, parts = "thirds" }: Props) {
  const { columns, rule } = shares[parts];
  return (
    <div className={`areas empty:hidden ${wide && narrow ? `split ${columns}` : ""}`}>
      {wide && <div>{wide}</div>}
      {narrow && <div className={wide ? `${rule} print:mt-5` : ""}>{narrow}</div>}
    </div>
  );
}
