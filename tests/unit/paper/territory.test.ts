import { opinionPiecesOf } from "@/paper/front";
import { paper } from "@/paper/paper";
import { newsByCommunity } from "@/paper/territory";

const [piece] = opinionPiecesOf(paper);
if (!piece) throw new Error("the paper has no opinion");

test("a column that names a community lights it, and is counted with its stories", () => {
  const community = "Ceuta";
  const titles = () => newsByCommunity(paper).find((told) => told.community === community)?.titles ?? [];
  const before = titles();
  expect(before).not.toContain(piece.title);
  const records = paper.records.map((found) =>
    found.kind === "opinion" && found.record.id === piece.id
      ? { ...found, record: { ...found.record, community } as const }
      : found,
  );
  const told = newsByCommunity({ ...paper, records }).find((one) => one.community === community);
  expect(told?.titles).toHaveLength(before.length + 1);
  expect(told?.titles).toContain(piece.title);
});

test("of a community that has news on the page of its own, that is told first, however old", () => {
  const community = "Ceuta";
  const own = paper.records.find(({ kind }) => kind === "regional");
  const other = paper.records.find(({ kind }) => kind === "opinion");
  // A newspaper may have none.
  if (own?.kind !== "regional" || other?.kind !== "opinion") return;
  const records = [
    { ...other, record: { ...other.record, community, time: "2031-03-14T10:00:00+01:00" } as const },
    { ...own, record: { ...own.record, community, time: "2001-03-14T10:00:00+01:00" } as const },
  ];
  expect(newsByCommunity({ ...paper, records })[0]?.titles).toEqual([own.record.title, other.record.title]);
});

test("of a community its newest news is told first, in the hour that comes twice too", () => {
  const community = "Ceuta";
  // In the night of 25 October 2026 half past two came at +02:00, and a quarter past two later, at +01:00.
  const times = ["2026-10-25T02:30:00+02:00", "2026-10-25T02:15:00+01:00", "2026-10-24T20:00:00+02:00"];
  const [found] = paper.records.filter(({ kind }) => kind === "opinion");
  if (found?.kind !== "opinion") throw new Error("the paper has no opinion");
  const records = times.map((time) => ({
    ...found,
    record: { ...found.record, community, time, title: time } as const,
  }));
  expect(newsByCommunity({ ...paper, records })[0]?.titles).toEqual([times[1], times[0], times[2]]);
});
