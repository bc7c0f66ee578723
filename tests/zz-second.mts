import { copyProject, build, runScript } from "/work/wt/rooms/tools/project";
import { putSecondNewspaper } from "/work/wt/rooms/tests/fixtures/second-newspaper/put";
import { mkdirSync } from "node:fs";
mkdirSync("/tmp/rooms/second", { recursive: true });
const project = await copyProject("/tmp/rooms/second");
console.log(project);
await putSecondNewspaper(project, "most");
await build(project);
console.log("built");
