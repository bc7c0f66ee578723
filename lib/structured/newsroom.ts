import type { NewsMediaOrganization, WebSite } from "schema-dts";
import { publicAddress } from "../address";
import { site } from "../site";
import type { ImageAddress } from "./types";

/** The name under which assets/search-images.ts keeps the mark. */
export const LOGO = "la-lonja";

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
    logo: { "@type": "ImageObject", url: image(LOGO), width: "600", height: "600" },
  };
}

/**
 * The site, with what its foot says too: its contents are samples. There is no
 * SearchAction because there is no search.
 */
export function webSite(): WebSite {
  return {
    "@type": "WebSite",
    "@id": webSiteId,
    name: site.name,
    url: publicAddress("/"),
    inLanguage: "es-ES",
    creativeWorkStatus: "Contenidos de muestra",
    publisher: { "@id": organizationId },
  };
}
