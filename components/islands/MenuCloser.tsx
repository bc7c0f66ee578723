"use client";

import { useEffect } from "react";

/** Closes the sections' menu of small screens once the focus has gone past it and past the button that opens it. */
export function MenuCloser({ menu }: { menu: string }) {
  useEffect(() => {
    const close = ({ target }: FocusEvent) => {
      const sections = document.getElementById(menu);
      if (!(target instanceof Element) || target.closest(`#${menu}, [popovertarget="${menu}"]`)) return;
      if (sections?.matches(":popover-open")) sections.hidePopover();
    };
    // Browsers without popovers show the sections in a row.
    if (!CSS.supports("selector(:popover-open)")) return;
    document.addEventListener("focusin", close);
    return () => document.removeEventListener("focusin", close);
  }, [menu]);
  return null;
}
