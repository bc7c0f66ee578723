import { broken } from "./broken";
import { overlaps } from "./overlaps";
import { sticking } from "./sticking";

/* What is evaluated in a page, in any engine (tests/e2e/looks.ts): its names stand in `looks` there. */

export { broken, overlaps, sticking };
