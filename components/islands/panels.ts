/** A panel that the server rendered, by its id. */
type Panel = { id: string };

/** Opens one panel and closes the others, at once: jumps and searches must meet them so. @returns the open one's id */
export function openPanel(tabs: readonly Panel[], selected: string): string {
  for (const { id } of tabs) {
    const panel = document.getElementById(id);
    if (!panel) continue;
    if (id === selected) {
      panel.removeAttribute("hidden");
      panel.setAttribute("role", "tabpanel");
      panel.setAttribute("aria-labelledby", `tab-${id}`);
      panel.tabIndex = 0;
    } else {
      // Closed to readers, open to the browser's own search; without support it is plain `hidden`.
      panel.setAttribute("hidden", "until-found");
      // Only its content is closed: of itself nothing may be left to step on or to be announced.
      for (const name of ["role", "aria-labelledby", "tabindex"]) panel.removeAttribute(name);
    }
  }
  return selected;
}

/** Leaves the panels as the server wrote them, all open: tabs that fail take nothing with them. */
export function releasePanels(tabs: readonly Panel[]) {
  for (const { id } of tabs) {
    const panel = document.getElementById(id);
    for (const name of ["hidden", "role", "tabindex"]) panel?.removeAttribute(name);
    panel?.setAttribute("aria-labelledby", `titulo-${id}`);
  }
}
