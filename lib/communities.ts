import communities from "./communities.json" with { type: "json" };

/**
 * Spain's seventeen communities and two cities as tiles of its map, seven by seven, as neighbours lie (a free row is the sea to
 * Africa): how each is called, what stands on its tile, and where that lies, from the left and from the top.
 */
export { communities };

/** Tiles as one path, each a stroke without a length, which square ends make a square. */
export const tiles = (some: typeof communities): string =>
  some.map(({ column, row }) => `M${column} ${row}h0`).join("");
