/* The door: what a project's own command asks of this package (README.md). */

export { readEdition, type Edition } from "./edition";
export { publish, type Archive, type Publication } from "./publish";
export { checkBuild, recordBuild, type Project } from "./record";
export { Refusal } from "./refusal";
