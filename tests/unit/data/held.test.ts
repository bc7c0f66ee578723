import { leftShort } from "@/paper/check/paper";
import { edition } from "@/data/edition";
import { mistakesBetween } from "@/paper/between";
import { withoutHeld } from "@/paper/held";
import { pages } from "@/paper/pages";
import { lineOf } from "@/schema/define";

/* A story from after the edition's close waits for the next. */

const { close } = edition;
const later = new Date(Date.parse(close) + 3_600_000).toISOString();
const [first, ...others] = pages.economia.news;
const held = { ...others[0], id: "retenida", time: later };

test("a story that is held back is in no list; events to come, which have a time of day, stay", () => {
  const page = { news: [first, held], hot: held, upcoming: [{ date: "2999-01-01", time: "20:30" }] };
  expect(withoutHeld(page, close)).toEqual({ ...page, news: [first] });
  expect(withoutHeld(page, later)).toEqual(page);
});

test("the front must not name it, and enough must be left where it stands", () => {
  const paper = structuredClone(pages);
  for (const story of paper.economia.news.slice(1)) story.time = later;
  paper.home.lead = others[0]?.id ?? "";
  expect(leftShort(paper, close).map(lineOf)).toEqual([
    expect.stringMatching(/^data\/economia\.ts: news: sin lo retenido tiene 1 entrada y necesita al menos \d/),
  ]);
  expect(mistakesBetween(paper, close).map(lineOf)).toContainEqual(
    expect.stringMatching(/^data\/home\.ts: lead: ".+" está retenida hasta el .+: pon aquí otra/),
  );
  expect(mistakesBetween(paper, later)).toEqual([]);
});
