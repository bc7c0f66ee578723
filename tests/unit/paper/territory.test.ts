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
