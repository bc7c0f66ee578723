/** Tailwind's breakpoints, in rem, as app/styles/tokens.css has them. */
const sm = 36;
const md = 48;
const lg = 64;
const xl = 80;

/** A box's width by its height, and the windows in which it is so, in rem, the end not included. */
export type Aspect = { ratio: number; from: number; to: number };

/** The classes that give a picture's box its ratio, and which. They are written whole, as Tailwind looks for them. */
export const ratios = {
  "aspect-[2/3]": { ratio: 2 / 3 },
  "aspect-[5/6]": { ratio: 5 / 6 },
  "aspect-square": { ratio: 1 },
  "aspect-[5/4]": { ratio: 5 / 4 },
  "aspect-[3/2]": { ratio: 3 / 2 },
  "aspect-[8/5]": { ratio: 8 / 5 },
  "aspect-[12/7]": { ratio: 12 / 7 },
  "aspect-video": { ratio: 16 / 9 },
  "aspect-2/1": { ratio: 2 / 1 },
  "aspect-[2/1]": { ratio: 2 / 1 },
  "aspect-[8/3]": { ratio: 8 / 3 },
  "sm:aspect-[5/4]": { ratio: 5 / 4, from: sm },
  "sm:aspect-[8/5]": { ratio: 8 / 5, from: sm },
  "sm:aspect-2/1": { ratio: 2 / 1, from: sm },
  "sm:aspect-[8/3]": { ratio: 8 / 3, from: sm },
  "md:aspect-[8/7]": { ratio: 8 / 7, from: md },
  "md:aspect-[4/3]": { ratio: 4 / 3, from: md },
  "md:aspect-[8/5]": { ratio: 8 / 5, from: md },
  "md:aspect-[2/1]": { ratio: 2 / 1, from: md },
  "md:max-lg:aspect-[2/1]": { ratio: 2 / 1, from: md, to: lg },
  "lg:aspect-[1/2]": { ratio: 1 / 2, from: lg },
  "lg:aspect-[3/4]": { ratio: 3 / 4, from: lg },
  "lg:aspect-[6/5]": { ratio: 6 / 5, from: lg },
  "lg:aspect-[5/4]": { ratio: 5 / 4, from: lg },
  "lg:aspect-[8/5]": { ratio: 8 / 5, from: lg },
  "lg:aspect-[1216/400]": { ratio: 1216 / 400, from: lg },
  "lg:max-xl:aspect-square": { ratio: 1, from: lg, to: xl },
  "lg:max-xl:aspect-[3/2]": { ratio: 3 / 2, from: lg, to: xl },
  "xl:aspect-[3/2]": { ratio: 3 / 2, from: xl },
  "xl:aspect-[7/3]": { ratio: 7 / 3, from: xl },
  "min-[100rem]:aspect-[5/2]": { ratio: 5 / 2, from: 100 },
} as const satisfies Record<string, Pick<Aspect, "ratio"> & Partial<Aspect>>;

/** A picture's box: the class of its ratio, and those of the ratios it has in some windows only. */
export type Box = readonly (keyof typeof ratios)[];

/** A box's ratios, those that win where several hold first. */
export function aspectsOf(box: Box): Aspect[] {
  return box
    .map((name) => ({ from: 0, to: Infinity, ...ratios[name] }))
    .sort((one, other) => other.from - one.from || one.to - other.to);
}

/** The ratio that a box has in windows of such a width, in rem, if it has one. */
export const ratioAt = (aspects: readonly Aspect[], width: number): number | undefined =>
  aspects.find(({ from, to }) => from <= width && width < to)?.ratio;
