import { categories, type Category, type Visit } from "../measure/lighthouse";
import type { Form } from "./forms";
import type { Measured } from "./measure";
import { median, signTest, spread, type SignTest } from "./statistics";

/** The medians of a page's visits in one form: milliseconds, layout shift, scores of 100. */
export type Medians = {
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  shift: number;
  scores: Record<Category, number>;
};

type Timing = "firstPaint" | "largestPaint" | "blocking" | "shift";

/**
 * One figure of every visit.
 * @throws Error if a visit has none
 */
const timings = (visits: readonly Visit[], timing: Timing): number[] =>
  visits.map((visit) => {
    const figure = visit[timing];
    if (figure === undefined) throw new Error(`a visit without ${timing}`);
    return figure;
  });

const scoreOf = (visits: readonly Visit[], category: Category): number =>
  median(visits.map(({ scores }) => scores[category] ?? Number.NaN));

export const mediansOf = (visits: readonly Visit[]): Medians => ({
  firstPaint: median(timings(visits, "firstPaint")),
  largestPaint: median(timings(visits, "largestPaint")),
  blocking: median(timings(visits, "blocking")),
  shift: median(timings(visits, "shift")),
  scores: {
    performance: scoreOf(visits, "performance"),
    accessibility: scoreOf(visits, "accessibility"),
    "best-practices": scoreOf(visits, "best-practices"),
    seo: scoreOf(visits, "seo"),
  },
});

/** The goals: what the site's paints may be of the floor's. */
export const GOALS = { firstPaint: 1.03, largestPaint: 1.03 };

/** Lighthouse shows layout shift with three decimals; what stays below is a letter's width, not a move. */
const SHIFT_SHOWN = 0.0005;

/** What comes up less often by chance alone is no chance. */
const CHANCE = 0.05;

/**
 * The blocking times of pages against their floors': each visit with the floor's of the same round, which ran beside
 * it on the same machine. A floor has no script, so what blocks it is the machine's noise.
 */
export const blockingAgainstFloor = (measured: readonly Measured[]): SignTest =>
  signTest(
    measured.flatMap(({ visits }) => {
      const floor = timings(visits.floor, "blocking");
      return [visits.site, visits.control].flatMap((form) =>
        timings(form, "blocking").map((figure, round) => [figure, floor[round] ?? Number.NaN] as const),
      );
    }),
  );

const blocksMore = ({ more, less, chance }: SignTest): boolean => more > less && chance < CHANCE;

/** A page against the goals. */
export type Verdict = { first: number; largest: number; blocking: number; shift: number; missed: string[] };

/** Holds a page's medians against its floor's and against what must be 0 or 100. */
export function judge(page: Measured): Verdict {
  const { visits } = page;
  const [site, floor] = [mediansOf(visits.site), mediansOf(visits.floor)];
  const first = site.firstPaint / floor.firstPaint;
  const largest = site.largestPaint / floor.largestPaint;
  const missed = [
    ...(first > GOALS.firstPaint ? ["first paint"] : []),
    ...(largest > GOALS.largestPaint ? ["largest paint"] : []),
    ...(blocksMore(blockingAgainstFloor([page])) ? ["blocking time"] : []),
    ...(site.shift >= SHIFT_SHOWN ? ["layout shift"] : []),
    ...categories.filter((category) => site.scores[category] < 100),
  ];
  return { first, largest, blocking: site.blocking, shift: site.shift, missed };
}

/** How much of a difference between two forms may be chance: the site measured twice. */
export type Noise = {
  /** |median of the one − median of the other| ÷ the first, the largest of all pages. */
  between: number;
  /** (largest − smallest) ÷ median among the control's own visits: the median and the largest of all pages. */
  within: { usual: number; worst: number };
};

/** The noise of a timing over all pages. */
export function noise(measured: readonly Measured[], timing: "firstPaint" | "largestPaint"): Noise {
  const of = (page: Measured, form: Form) => timings(page.visits[form], timing);
  const between = measured.map((page) => {
    const site = median(of(page, "site"));
    return Math.abs(site - median(of(page, "control"))) / site;
  });
  const within = measured.map((page) => spread(of(page, "control"))).sort((a, b) => a - b);
  return {
    between: Math.max(...between),
    within: { usual: within[Math.floor(within.length / 2)] ?? 0, worst: Math.max(...within) },
  };
}
