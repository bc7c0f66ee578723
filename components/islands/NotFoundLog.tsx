"use client";

import { useEffect } from "react";

let logged = false;

/** Writes the address that does not exist to the console, once a page (specification, section 8). */
export function NotFoundLog() {
  useEffect(() => {
    if (logged) return;
    logged = true;
    console.error("404: no existe la página", location.pathname);
  }, []);
  return null;
}
