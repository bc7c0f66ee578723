import type { MetadataRoute } from "next";
import { theme } from "@/.generated/theme";
import { site } from "@/paper/site";

export const dynamic = "force-static";

/** The site on a phone's home screen; addresses are relative to the manifest's own, to hold below a sub-path too. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: `${site.name}: ${site.tagline}`,
    short_name: site.name,
    description: site.blurb,
    lang: site.language,
    dir: "ltr",
    // What stays the same should the start ever move.
    id: "./",
    start_url: "./",
    scope: "./",
    // Pages are plain loads: a reader needs the browser's way back.
    display: "minimal-ui",
    theme_color: theme.night,
    background_color: theme.paper,
    categories: ["news", "business"],
    icons: [
      { src: "icons/favicon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
      { src: "icons/maskable-192.png", sizes: "192x192", type: "image/png", purpose: "maskable" },
      { src: "icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
}
