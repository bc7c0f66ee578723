"use client";

import { useEffect, useState } from "react";

/**
 * Plays the page's film while it is in view, and has it fetched only then: a browser that starts films by itself may
 * fetch them wherever they stand (Firefox does). Who wants less motion, or stops it, is left in peace. A round button
 * takes the place of the browser's controls.
 */
export function PlayInView() {
  const [film, setFilm] = useState<HTMLVideoElement>();
  const [plays, setPlays] = useState(false);
  useEffect(() => {
    // It is watched for as long as there is the page.
    for (const found of document.querySelectorAll("video")) {
      found.onplay = found.onpause = () => setPlays(!found.paused);
      // It is heard at once, wherever the film stands.
      new IntersectionObserver((entries, observer) => {
        found.controls = false;
        setFilm(found);
        if (entries.at(-1)?.isIntersecting) {
          // A browser may refuse, to save the battery perhaps: the poster stays.
          if (!matchMedia("(prefers-reduced-motion)").matches) found.play().catch(() => {});
        } else if (!found.paused) found.pause();
        // Out of view it stands still, and has played before: the reader has stopped it.
        else if (found.played.length) observer.disconnect();
      }).observe(found);
    }
  }, []);
  if (!film) return null;
  return (
    <button
      type="button"
      aria-label={`${plays ? "Pausar" : "Reproducir"} el vídeo`}
      className="play-button absolute bottom-3 left-3 grid size-11 place-items-center rounded-full border-2 bg-night text-on-night fades hover:bg-saffron hover:text-on-saffron focus-visible:bg-saffron focus-visible:text-on-saffron"
      onClick={() => {
        if (plays) film.pause();
        else film.play().catch(() => {});
      }}
    >
      <svg viewBox="0 0 24 24" className="size-5 fill-current" aria-hidden="true">
        <path d={plays ? "M5 4h5v16H5zM14 4h5v16h-5z" : "M7 3l14 9-14 9z"} />
      </svg>
    </button>
  );
}
