/*
 * A longer newspaper: each list of stories many times over. The copies have ids, words,
 * times and figures of their own, since a page of one story repeated would compress to
 * nothing. They say nothing: half of their words are drawn from the file's own, half are
 * made of syllables, which together compress about as well as Spanish prose does (some
 * fourteen bits a word). They share the sample's pictures.
 */

/** The lists of stories, by the data file that holds them. The front page chooses from them and stays as it is. */
export const LISTS: Readonly<Record<string, readonly string[]>> = {
  "data/actualidad.ts": ["latest"],
  "data/politica.ts": ["regional", "news"],
  "data/economia.ts": ["news"],
  "data/tecnologia.ts": ["announcements"],
  "data/cultura.ts": ["news"],
  "data/deportes.ts": ["featured", "latest"],
  "data/opinion.ts": ["featured", "latest"],
};

/** What a story is marked with, and at most one of a list. */
const FLAGS = ["isBreaking", "isHot", "isExclusive", "isUrgent"];

/** Copies are written one after the other, the newest first. */
const MINUTES_APART = 7;

type Story = Record<string, unknown>;
export type Random = () => number;

const isRecord = (value: unknown): value is Story =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function seeded(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const wordsOf = (stories: readonly Story[]): string[] =>
  stories
    .flatMap(({ title, excerpt }) => [title, excerpt])
    .flatMap((text) => (typeof text === "string" ? text.replace(/[«»“”]/g, "").split(" ") : []));

const SYLLABLES = Array.from("bcdfglmnprstv").flatMap((consonant) =>
  Array.from("aeiou").map((vowel) => consonant + vowel),
);

const pick = <Item>(items: readonly Item[], random: Random): Item | undefined =>
  items[Math.floor(random() * items.length)];

const madeUp = (random: Random): string =>
  Array.from({ length: 2 + Math.floor(random() * 2) }, () => pick(SYLLABLES, random)).join("");

/** As many words as the text has, others. */
function reworded(text: unknown, words: readonly string[], random: Random): unknown {
  if (typeof text !== "string") return text;
  const drawn = text.split(" ").map(() => (random() < 0.5 ? pick(words, random) : undefined) ?? madeUp(random));
  const sentence = drawn.join(" ");
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

function copyOf(story: Story, number: number, words: readonly string[], random: Random): Story {
  const copy = Object.fromEntries(Object.entries(story).filter(([field]) => !FLAGS.includes(field)));
  const change: Record<string, (value: unknown) => unknown> = {
    id: (id) => `${String(id)}-${number}`,
    title: (title) => reworded(title, words, random),
    excerpt: (excerpt) => reworded(excerpt, words, random),
    time: (time) => new Date(Date.parse(String(time)) - number * MINUTES_APART * 60_000).toISOString(),
    views: () => Math.floor(random() * 50_000),
  };
  for (const [field, value] of Object.entries(copy)) copy[field] = change[field]?.(value) ?? value;
  return copy;
}

/**
 * Gives a page's data with each of its lists of stories many times as long; the same for the same page.
 * @param file the data file, as `data/schema/define.ts` knows it
 * @param times how many times as long; 1 leaves the data as they are
 */
export function lengthened(file: string, data: unknown, times: number): unknown {
  const lists = LISTS[file];
  if (!lists || !isRecord(data)) return data;
  const random = seeded(file.length);
  const long = { ...data };
  for (const name of lists) {
    const list = data[name];
    const stories = Array.isArray(list) ? list.filter(isRecord) : [];
    const words = wordsOf(stories);
    const copies = Array.from({ length: times - 1 }, (_, index) =>
      stories.map((story) => copyOf(story, index + 2, words, random)),
    );
    long[name] = [...stories, ...copies.flat()];
  }
  return long;
}
