import { test } from "@playwright/test";
import { build, copyProject, runScript, withTemporaryFolder } from "../../tools/project";
import { lengths, putSecondNewspaper } from "../fixtures/second-newspaper/put";

/* What `npm test` asks of the sample, asked of the same code in other forms: each is built and goes through the readers' tests. */

/** A build and all tests in a browser. */
const LONG_MS = 1_800_000;

for (const length of lengths)
  test(`another newspaper, every list at its ${length}, is checked, built and read`, async () => {
    test.setTimeout(LONG_MS);
    await withTemporaryFolder(async (temporary) => {
      const project = await copyProject(temporary);
      await putSecondNewspaper(project, length);
      for (const script of ["check:content", "typecheck", "test:unit"]) await runScript(project, [script]);
      await build(project);
      await runScript(project, ["test:e2e"]);
    });
  });

test("the newspaper is read below a sub-path", async () => {
  test.setTimeout(LONG_MS);
  await withTemporaryFolder(async (temporary) => {
    const project = await copyProject(temporary);
    const env = { BASE_PATH: "/periodico" };
    await build(project, env);
    await runScript(project, ["test:e2e"], env);
  });
});

test("with Next's own runtime the islands work as without it", async () => {
  test.setTimeout(LONG_MS);
  await withTemporaryFolder(async (temporary) => {
    const project = await copyProject(temporary);
    const env = { NEXT_RUNTIME: "1" };
    await build(project, env);
    await runScript(project, ["test:e2e", "--", "islands", "tabs", "header", "--project=desktop"], env);
  });
});
