import type { NewsMediaOrganization, WebSite } from "schema-dts";
import { publicAddress } from "../address";
import { site } from "../site";
import type { ImageAddress } from "./types";

/** How other nodes name the newspaper and its site, on every page the same. */
export const organizationId = publicAddress("/#redaccion");
export const webSiteId = publicAddress("/#sitio");

/** The newspaper itself. */
export function organization(image: ImageAddress): NewsMediaOrganization {
  return {
    "@type": "NewsMediaOrganization",
    "@id": organizationId,
    name: site.name,
    url: publicAddress("/"),
    description: site.blurb,
    logo: { "@type": "ImageObject", url: image(site.mark), width: "600", height: "600" },
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
