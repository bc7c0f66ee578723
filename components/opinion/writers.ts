import type { Opinion } from "@/data/schema/opinion";

/** Somebody who signs on the page, and where what they write stands on it. */
export type Writer = {
  name: string;
  image: string;
  /** Said here of those whose portrait the page shows nowhere else. */
  alt: string;
  to: `#${string}`;
};

/** All who sign on the page, each once, in its order. */
export function writersOf({ featured, latest, columnists }: Pick<Opinion, "featured" | "latest" | "columnists">) {
  const writers: Writer[] = [
    ...featured.map(({ author, image, alt, id }) => ({ name: author, image, alt, to: `#${id}` }) as const),
    ...latest.map(({ author, image, id }) => ({ name: author, image, alt: "", to: `#${id}` }) as const),
    ...columnists.map(({ name, image }) => ({ name, image, alt: "", to: "#columnistas" }) as const),
  ];
  return writers.filter(({ name }, index) => writers.findIndex((writer) => writer.name === name) === index);
}
