import type { MetadataRoute } from "next";
import { publicAddress } from "@/lib/address";

export const dynamic = "force-static";

/** Everything may be read; the map says what there is. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: "*", allow: "/" }, sitemap: publicAddress("/sitemap.xml") };
}
