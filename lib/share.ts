import manifest from "@/.generated/share.json";
import { publicAddress } from "./address";
import { prepared } from "./prepared";

/** The compositions a sharing poster may have (assets/share/posters.ts draws them). */
export const compositions = ["arch", "signal", "hemicycle", "bars", "grid", "curtain", "diagonal", "bubble"] as const;
export type Composition = (typeof compositions)[number];

const posters: Record<string, string> = manifest;

/** The measures every sharing picture has: those chats and social networks ask for (ogp.me, X cards). */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** A bitmap's type for machines, told by the end of its address: drawings are PNG, photographs JPEG. */
export const bitmapType = (address: string): "image/jpeg" | "image/png" =>
  address.endsWith(".jpg") ? "image/jpeg" : "image/png";

/** The absolute address of a page's sharing picture, by its key. @throws Error if `npm run assets` has not made it */
export function sharePicture(page: string): string {
  const src = prepared(posters[page], "/media/not-yet", `The sharing picture of ${page}`);
  return publicAddress(`/${src.slice(1)}`);
}
