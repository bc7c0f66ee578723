/** @jest-environment node */
import { check } from "./check";
import { files } from "./files";
import { betweenKinds } from "./kinds-between";
import { formKinds } from "./kinds-forms";
import { textKinds } from "./kinds-text";
import { typeKinds } from "./kinds-types";
import type { Mutation } from "./mutation";
import { SEED } from "./random";

/*
 * Valid records, each broken in one way, must be refused as the build refuses: by a line
 * that names the file, the path, what is wrong and what was expected. Run the same again
 * with the seed that a failure names: MUTATION_SEED=… npx jest mutations
 */

const kinds = [...typeKinds, ...textKinds, ...formKinds, ...betweenKinds];
const total = kinds.reduce((sum, { mutations }) => sum + mutations.length, 0);

/** File, field, what is wrong. */
const AS_SAID = /^data\/[a-z]+\.ts: [^ ].*: .+$/;

/** What an editor would read of a mutation and should not, if anything. */
async function faultsOf({ what, file, content, refusal }: Mutation): Promise<string[]> {
  const { lines } = await check(file, content);
  const begins = refusal.at ? `${refusal.at}: ` : "";
  const said = lines.some((line) => line.startsWith(begins) && refusal.says.test(line.slice(begins.length)));
  const loose = lines.filter((line) => !AS_SAID.test(line) || /\p{Cc}|\p{Cf}|\[object |undefined/u.test(line));
  if (said && loose.length === 0) return [];
  return [`${what}\n  expected: ${begins}${String(refusal.says)}\n  said: ${lines.join("\n        ") || "nothing"}`];
}

test.each(files)("the records of $name are accepted as they stand", async (file) => {
  expect((await check(file, structuredClone(file.content))).lines).toEqual([]);
});

describe(`with seed ${SEED}, ${total} broken records are refused by file, path and reason`, () => {
  test("they are hundreds, of each kind some", () => {
    expect(total).toBeGreaterThan(600);
    expect(kinds.filter(({ mutations }) => mutations.length === 0)).toEqual([]);
  });

  test.each(kinds.map(({ name, mutations }) => [name, mutations.length, mutations] as const))(
    "%s: %d",
    async (_, __, mutations) => {
      const faults: string[] = [];
      for (const mutation of mutations) faults.push(...(await faultsOf(mutation)));
      if (faults.length > 0)
        throw new Error(`MUTATION_SEED=${SEED}: ${faults.length} of ${mutations.length}\n${faults.join("\n")}`);
    },
  );
});
