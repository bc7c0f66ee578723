/* What a bench is made of: what is asked of it, the measuring, and its report. */

export { measure, type Asked, type Form } from "./bench";
export { makeFloor } from "./floor";
export { benchReport } from "./report";
