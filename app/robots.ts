import type { MetadataRoute } from "next";
import { publicAddress } from "@/paper/address";
import { listed, site } from "@/paper/site";

export const dynamic = "force-static";

/**
 * Everything may be read, of a rehearsal too (a crawler that may not would never see that its pages say noindex), but by
 * those that the newspaper refuses.
 */
export default function robots(): MetadataRoute.Robots {
  const refused = site.refusedRobots?.length ? [{ userAgent: site.refusedRobots, disallow: "/" }] : [];
  const rules = [{ userAgent: "*", allow: "/" }, ...refused];
  return listed ? { rules, sitemap: publicAddress("/sitemap.xml") } : { rules };
}
