"use client";

import { useEffect } from "react";

/**
 * Plays each film of the page while it is in view, and has it fetched only then: a browser that starts films by itself
 * may fetch them wherever they stand (Firefox does). Who wants less motion, or stops a film, is left in peace.
 */
export function PlayInView() {
  useEffect(() => {
    // They are watched for as long as there is the page.
    for (const film of document.querySelectorAll("video"))
      new IntersectionObserver((entries, observer) => {
        if (entries.at(-1)?.isIntersecting) {
          // A browser may refuse, to save the battery perhaps: the poster stays.
          if (!matchMedia("(prefers-reduced-motion)").matches) film.play().catch(() => {});
        } else if (!film.paused) film.pause();
        // Out of view it stands still, and has played before: the reader has stopped it.
        else if (film.played.length) observer.disconnect();
      }).observe(film);
  }, []);
  return null;
}
