import { fileURLToPath } from "node:url";
import { prepare } from "./assets/prepare";
import { command } from "./say";

/* `npm run assets`: what the pages need besides their data, made before Next builds or serves them. */

// Not asked of tools/project.ts, which would load what runs servers and builds: `npm run dev` comes here with each save.
await command(() => prepare(fileURLToPath(new URL("..", import.meta.url))));
