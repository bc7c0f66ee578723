import type { MetadataRoute } from "next";
import { publicAddress } from "@/paper/address";
import { listed } from "@/paper/site";

export const dynamic = "force-static";

/** Everything may be read, of a rehearsal too: a crawler that may not would never see that its pages say noindex. */
export default function robots(): MetadataRoute.Robots {
  const rules = { userAgent: "*", allow: "/" };
  return listed ? { rules, sitemap: publicAddress("/sitemap.xml") } : { rules };
}
