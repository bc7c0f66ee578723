/**
 * The sub-path the site is served below, from BASE_PATH at build time: empty, or
 * like `/periodico`.
 */
export const basePath = process.env["BASE_PATH"] ?? "";

/**
 * The address as a link on the site writes it, below the sub-path where there is one.
 * @param path an absolute path within the site, such as `/economia#puerto`
 */
export function href(path: `/${string}`): string {
  return path === "/" ? basePath + "/" : basePath + path;
}
