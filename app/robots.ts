import type { MetadataRoute } from "next";
import { publicAddress } from "@/paper/address";
import { listed, site } from "@/paper/site";

export const dynamic = "force-static";

/** All may read, a rehearsal too: who may not would never see that its pages say noindex. Refused robots may not. */
export default function robots(): MetadataRoute.Robots {
  const refused = site.refusedRobots?.length ? [{ userAgent: site.refusedRobots, disallow: "/" }] : [];
  const rules = [{ userAgent: "*", allow: "/" }, ...refused];
  return listed ? { rules, sitemap: publicAddress("/sitemap.xml") } : { rules };
}
