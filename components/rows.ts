const breakpoints = ["base", "sm", "md", "lg", "xl"] as const;
type Breakpoint = (typeof breakpoints)[number];

/** What an item spans of twelve columns, by how many stand in its row: one, two, three, four. */
const spans: Record<Breakpoint, readonly string[]> = {
  base: ["col-span-12", "col-span-6", "col-span-4", "col-span-3"],
  sm: ["sm:col-span-12", "sm:col-span-6", "sm:col-span-4", "sm:col-span-3"],
  md: ["md:col-span-12", "md:col-span-6", "md:col-span-4", "md:col-span-3"],
  lg: ["lg:col-span-12", "lg:col-span-6", "lg:col-span-4", "lg:col-span-3"],
  xl: ["xl:col-span-12", "xl:col-span-6", "xl:col-span-4", "xl:col-span-3"],
};

/**
 * The lengths of the rows that so many items stand in: as few rows as can be, none with a
 * gap, the longer ones first. Five in rows of at most four stand three over two.
 * @param most the most that a row holds
 */
export function rowLengths(count: number, most: number): number[] {
  const rows = Math.ceil(count / most);
  return Array.from({ length: rows }, (_, row) => Math.floor(count / rows) + (row < count % rows ? 1 : 0));
}

/**
 * Gives each item of a list its place in rows that are all full, however many there are.
 * @param abreast the most that stand in a row from a breakpoint on
 * @returns with each item the classes of what it spans of the twelve columns that its list must have, and of the widest
 * pages how many stand in its row, itself included, and whether it opens it
 */
export function inRows<Item>(items: readonly Item[], abreast: Partial<Record<Breakpoint, 1 | 2 | 3 | 4>>) {
  const places = breakpoints.flatMap((name) => {
    const most = abreast[name];
    if (!most) return [];
    return [
      rowLengths(items.length, most).flatMap((across) =>
        Array.from({ length: across }, (_, place) => ({
          span: spans[name][across - 1] ?? "",
          across,
          first: place === 0,
        })),
      ),
    ];
  });
  return items.map((item, index) => {
    const { across = 1, first = true } = places.at(-1)?.[index] ?? {};
    return { item, span: places.map((place) => place[index]?.span).join(" "), across, first };
  });
}
