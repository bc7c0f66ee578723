"use client";

import { useEffect } from "react";

/**
 * Plays each film while it is in view and has it fetched only then, which `autoplay` does not everywhere (Firefox). Who
 * wants less motion, or stops a film, is left in peace; the button takes the place of the browser's controls.
 */
export function PlayInView() {
  useEffect(() => {
    // They are watched for as long as there is the page.
    for (const button of document.querySelectorAll<HTMLElement>("video + button")) {
      const film = button.previousElementSibling as HTMLVideoElement;
      // A browser may refuse, to save the battery perhaps: the poster stays.
      const play = () => film.play().catch(() => {});
      film.controls = button.hidden = false;
      film.onplay = film.onpause = () => button.toggleAttribute("data-plays", !film.paused);
      button.onclick = () => (film.paused ? play() : film.pause());
      new IntersectionObserver((entries, observer) => {
        if (entries.at(-1)?.isIntersecting) {
          if (!matchMedia("(prefers-reduced-motion)").matches) void play();
        } else if (!film.paused) film.pause();
        // Out of view it stands still, and has played before: the reader has stopped it.
        else if (film.played.length) observer.disconnect();
      }).observe(film);
    }
  }, []);
  return null;
}
