import { fileURLToPath } from "node:url";
import { prepare } from "./prepare";

/*
 * What the pages need besides their data, made before Next builds or serves them:
 * cut fonts, and pictures and films under names made from their content.
 */

if (!(await prepare(fileURLToPath(new URL("../..", import.meta.url))))) process.exitCode = 1;
