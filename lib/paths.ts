/** The sub-path the site is served below, from BASE_PATH at build time: empty, or like `/periodico`. */
export const basePath = process.env["BASE_PATH"] ?? "";

/** The folder in which past editions stay, each under the day of its close. */
export const ARCHIVE_FOLDER = "hemeroteca";

/** Its route: `/hemeroteca/2026-11-20`. */
export const ARCHIVE = `/${ARCHIVE_FOLDER}` as const;

/** The address as a link on the site writes it, of an absolute path within it such as `/economia#puerto`. */
export const href = (path: `/${string}`): string => basePath + path;
