import { href } from "./paths";
import { site } from "./site";

/**
 * The public address of something on the site, as search engines, feeds and chats write it.
 * @param path an absolute path within the site, such as `/economia#puerto`
 */
export function publicAddress(path: `/${string}`): string {
  return site.url + href(path);
}
