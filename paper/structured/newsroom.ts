import type { NewsMediaOrganization, WebSite } from "schema-dts";
import type { OwnPage } from "@/schema/own-page";
import { publicAddress } from "../address";
import { ownPages } from "../paper";
import { site } from "../site";
import type { BitmapOf } from "./types";

/** How other nodes name the newspaper and its site, on every page the same. */
export const organizationId = publicAddress("/#redaccion");
export const webSiteId = publicAddress("/#sitio");

/** What schema.org calls an own page to readers who want to know whether to trust the newspaper. */
const POLICIES: Readonly<Partial<Record<NonNullable<OwnPage["about"]>, string>>> = {
  principles: "publishingPrinciples",
  corrections: "correctionsPolicy",
  ownership: "ownershipFundingInfo",
};

/** The newspaper itself. */
export function organization(bitmapOf: BitmapOf): NewsMediaOrganization {
  const policies = ownPages.flatMap(({ about, route }) => {
    const name = about && POLICIES[about];
    return name ? [[name, publicAddress(route)] as const] : [];
  });
  const networks = site.social.flatMap((network) => site.addresses?.[network] ?? []);
  return {
    "@type": "NewsMediaOrganization",
    "@id": organizationId,
    name: site.name,
    url: publicAddress("/"),
    description: site.blurb,
    logo: { "@type": "ImageObject", url: bitmapOf(site.mark).url, width: "600", height: "600" },
    ...(networks.length > 0 && { sameAs: networks }),
    ...Object.fromEntries(policies),
  };
}

/** The site, which says it where its contents are samples. No SearchAction: there is no search. */
export function webSite(): WebSite {
  return {
    "@type": "WebSite",
    "@id": webSiteId,
    name: site.name,
    url: publicAddress("/"),
    inLanguage: site.language,
    ...(site.sample && { creativeWorkStatus: "Contenidos de muestra" }),
    publisher: { "@id": organizationId },
  };
}
