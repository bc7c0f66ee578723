/** The compositions a sharing poster may have (tools/assets/share/posters.ts draws them). */
export const compositions = ["arch", "signal", "hemicycle", "bars", "grid", "curtain", "diagonal", "bubble"] as const;
export type Composition = (typeof compositions)[number];

/** The measures every sharing picture has: those chats and social networks ask for (ogp.me, X cards). */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/**
 * A bitmap made for machines from a picture of data/pictures: its path within the site and its bytes; and what made the
 * picture, if its file says so, as IPTC calls it: `http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia`.
 */
export type SearchImage = { src: `/${string}`; bytes: number; origin?: string };

/** A bitmap's type for machines, told by the end of its address: drawings are PNG, photographs JPEG. */
export const bitmapType = (address: string): "image/jpeg" | "image/png" =>
  address.endsWith(".jpg") ? "image/jpeg" : "image/png";
