"use client";

import { useEffect } from "react";

/** Puts the default picture, once, in the place of each picture of the page that fails, before or after the scripts start. */
export function PictureFallback({ src, alt }: { src: string; alt: string }) {
  useEffect(() => {
    const replace = (image: HTMLImageElement) => {
      if (image.dataset["fallback"]) return;
      image.dataset["fallback"] = "true";
      image
        .closest("picture")
        ?.querySelectorAll("source")
        .forEach((source) => source.remove());
      image.removeAttribute("srcset");
      image.src = src;
      image.alt = alt;
    };
    const failed = (event: Event) => {
      if (event.target instanceof HTMLImageElement) replace(event.target);
    };
    // Errors of pictures do not bubble: they are caught on their way down.
    document.addEventListener("error", failed, true);
    for (const image of document.images) if (image.complete && image.naturalWidth === 0) replace(image);
    return () => document.removeEventListener("error", failed, true);
  }, [src, alt]);
  return null;
}
