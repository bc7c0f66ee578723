import { seatMistakes } from "@/paper/seats";
import { pages } from "@/paper/pages";
import { gather } from "@/paper/records";
import { lineOf } from "@/schema/define";
import type { Story } from "@/schema/story";

/* Votes and counts of seats, in the stories of any file, against the chamber of data/politica.ts. */

const { stories } = gather(pages);
const CHAMBER = { seats: 350, majority: 176 };

/** What is said of a story of Economía's, the second of its list, with these fields. */
function said(fields: Partial<Pick<Story, "vote" | "count">>): string[] {
  const record = stories.find(({ section }) => section === "economia")?.record;
  if (!record) throw new Error("There is no story");
  return seatMistakes([{ section: "economia", at: "news[1]", record: { ...record, ...fields } }], CHAMBER).map(lineOf);
}

test.each([
  [
    { vote: { yes: 177, no: 170, abstentions: 4 } },
    ["data/economia.ts: news[1].vote: los votos suman 351, no los 350 escaños de chamber"],
  ],
  [
    { vote: { yes: 177, no: 170, abstentions: 0 } },
    ["data/economia.ts: news[1].vote: los votos suman 347, no los 350 escaños de chamber"],
  ],
  [{ vote: { yes: 177, no: 170, abstentions: 3 } }, []],
  [
    { count: { have: 351, need: 352 } },
    [
      "data/economia.ts: news[1].count.have: 351 es más que los 350 escaños de chamber",
      "data/economia.ts: news[1].count.need: 352 es más que los 350 escaños de chamber",
    ],
  ],
  [{ count: { have: 350, need: 350 } }, []],
  [{ count: { have: 0, need: 176 } }, []],
])("of %j: %j", (fields, lines) => expect(said(fields)).toEqual(lines));
