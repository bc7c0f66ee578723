import type { Box } from "./boxes";

/* How wide pictures are shown, by form and column: photographs are offered in widths made for these. */

/** How much of the page's width a column has on a desk; below that it has all of it, or half. */
export const columns = {
  page: "(width < 84rem) 100vw, 80rem",
  /** The page, but on a wide desk two thirds of it, or half. */
  late: "(width < 80rem) 100vw, (width < 84rem) 64vw, 53rem",
  /** Wider than its box as well, where what stands beside it is longer (story.css). */
  wide: "(width < 64rem) 100vw, (width < 84rem) 84vw, 69rem",
  half: "(width < 48rem) 100vw, (width < 84rem) 48vw, 39rem",
  third: "(width < 48rem) 100vw, (width < 64rem) 48vw, (width < 84rem) 32vw, 26rem",
  /** A third in a list that is one of rows on a phone (story.css), where pictures are of another shape. */
  tile: "(width < 39rem) 36vw, (width < 64rem) 48vw, (width < 84rem) 32vw, 26rem",
  quarter: "(width < 36rem) 100vw, (width < 64rem) 48vw, (width < 84rem) 24vw, 19rem",
} as const;
export type Room = keyof typeof columns;

/** A lead's picture has two thirds of its column, where that is wide. */
const leads = {
  page: "(width < 48rem) 100vw, (width < 84rem) 65vw, 53rem",
  late: "(width < 48rem) 100vw, (width < 80rem) 65vw, (width < 84rem) 48vw, 39rem",
  wide: "(width < 48rem) 100vw, (width < 64rem) 65vw, (width < 84rem) 42vw, 35rem",
  /** Half the page, a third wider than its box: beside a list the picture is higher than its shape (story.css). */
  half: "(width < 48rem) 100vw, (width < 64rem) 48vw, (width < 84rem) 64vw, 52rem",
  third: columns.third,
  tile: columns.tile,
  quarter: columns.quarter,
} as const satisfies Record<Room, string>;

const NARROW_ROW = "(width < 36rem) 29vw, (width < 48rem) 13rem, (width < 64rem) 11rem, 6.5rem";

/** A row's picture is small beside a headline, and grows with its box beside all of the words (story.css). */
const rows = {
  page: "(width < 36rem) 6rem, 13rem",
  late: "(width < 36rem) 6rem, 13rem",
  /** Where its box is wide (story.css): a tablet's page, two thirds of a wide desk. */
  wide: "(width < 36rem) 6rem, (width < 48rem) 13rem, (width < 64rem) 18rem, (width < 80rem) 13rem, 18rem",
  /** Three abreast it is a third, whose pictures are half as wide. */
  half: "(width < 36rem) 6rem, (width < 48rem) 13rem, 12rem",
  third: NARROW_ROW,
  tile: NARROW_ROW,
  quarter: NARROW_ROW,
} as const satisfies Record<Room, string>;

type Shown = { sizes: string; box: Box };

/** The width and the shape of a story's picture; beside a short headline and all words it is not flat. */
export function pictureIn(form: "lead" | "stack" | "row", room: Room, short = false): Shown {
  if (form === "row") return { sizes: rows[room], box: ["aspect-[5/4]"] };
  // Across a page it is as high as the words beside it (story.css), and at the least as flat as a drawing of 8:5 can be without losing a quarter.
  if (form === "lead" && !short && (room === "page" || room === "late"))
    return { sizes: leads[room], box: ["aspect-[8/5]", "md:aspect-[17/8]"] };
  if (form === "lead") return { sizes: leads[room], box: ["aspect-[8/5]"] };
  return { sizes: columns[room], box: ["aspect-[8/5]"] };
}
