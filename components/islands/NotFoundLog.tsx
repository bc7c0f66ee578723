"use client";

import { useEffect } from "react";

let logged = false;

function log() {
  if (logged) return;
  logged = true;
  console.log("404: no existe la página", location.pathname);
}

/** Writes the address that does not exist to the console, once a page (specification, section 8). */
export function NotFoundLog() {
  useEffect(() => {
    // A page the browser has prepared on a guess is not visited yet, and may never be.
    const prepared = "prerendering" in document && document.prerendering === true;
    if (!prepared) {
      log();
      return;
    }
    document.addEventListener("prerenderingchange", log, { once: true });
    return () => document.removeEventListener("prerenderingchange", log);
  }, []);
  return null;
}
