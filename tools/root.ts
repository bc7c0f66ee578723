import { fileURLToPath } from "node:url";

/** The project's own folder. By itself, for what is run with each save loads nothing that runs servers and builds. */
export const ROOT = fileURLToPath(new URL("..", import.meta.url));
