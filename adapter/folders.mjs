/** Where the finished site belongs, within the project. */
export const OUT = "out";

/** Next's own folder, which each build empties; where its export goes, and where the earlier site lies while it is replaced. */
export const NEXT = ".next";
export const EXPORTED = ".next/exported";
export const EARLIER = ".next/earlier";
