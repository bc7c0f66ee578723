import { prepare } from "./assets/prepare";
import { ROOT } from "./root";
import { command } from "./say";

/* `npm run assets`: what the pages need besides their data, made before Next builds or serves them. */

await command(() => prepare(ROOT));
