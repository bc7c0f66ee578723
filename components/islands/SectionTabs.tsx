"use client";

import { useEffect, useState, type KeyboardEvent, type MouseEvent } from "react";
import { openPanel, releasePanels } from "./panels";

export type Tab = {
  /** The panel's id, and the address's anchor. */
  id: string;
  label: string;
};

const arrows: Partial<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Where a key leads from the tab at `index`, with wrap-around (specification, section 4); undefined for other keys. */
function target(key: string, index: number, count: number): number | undefined {
  if (key === "Home" || key === "PageUp") return 0;
  if (key === "End" || key === "PageDown") return count - 1;
  const step = arrows[key];
  return step && (index + step + count) % count;
}

/** A key or a click that asks the browser for something else, such as a new tab, is left to it. */
const modified = (event: KeyboardEvent | MouseEvent) =>
  event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;

/** Another button than the first: Safari before 18.2 tells of the middle one as a click, where others say `auxclick`. */
const byOtherButton = (event: MouseEvent) => event.button !== 0;

/** The row of tabs over the server's panels; until it starts they are links (components/politica/tabs.css). */
export function SectionTabs({ tabs, label }: { tabs: Tab[]; label: string }) {
  const [selected, setSelected] = useState<string>();

  useEffect(() => {
    const stop = new AbortController();
    /** Opens a panel that no tab was asked for: a tab that kept the focus would take its own back with the next one it gets. */
    const show = (id: string) => {
      setSelected(openPanel(tabs, id));
      const focused = document.activeElement;
      if (focused instanceof HTMLElement && focused.matches(`[role="tab"]:not(#tab-${id})`)) focused.blur();
    };
    // The address leads to a panel, or to a story in one; an address without an anchor leads to the first.
    const follow = (change?: Event) => {
      const place = document.querySelector(":target");
      const named = tabs.find(({ id }) => place && document.getElementById(id)?.contains(place));
      const tab = named ?? (change && location.hash ? undefined : tabs[0]);
      if (!tab) return;
      show(tab.id);
      // The panel closed just now may have stood above the place.
      if (change) place?.scrollIntoView();
    };
    follow();
    addEventListener("hashchange", follow, { signal: stop.signal });
    for (const { id } of tabs) {
      document.getElementById(id)?.addEventListener("beforematch", () => show(id), { signal: stop.signal });
    }
    return () => {
      stop.abort();
      releasePanels(tabs);
    };
  }, [tabs]);

  /** What the reader opens stands in the address, so that a reload or a shared link shows it; nothing is to go back to. */
  const choose = (id: string) => {
    if (id !== selected) history.replaceState(history.state, "", `#${id}`);
    setSelected(openPanel(tabs, id));
  };

  const onKeyDown = (event: KeyboardEvent, index: number) => {
    if (modified(event)) return;
    const chosen = event.key === "Enter" || event.key === " " ? index : target(event.key, index, tabs.length);
    const tab = chosen === undefined ? undefined : tabs[chosen];
    if (!tab) return;
    event.preventDefault();
    choose(tab.id);
    document.getElementById(`tab-${tab.id}`)?.focus();
  };

  const onClick = (event: MouseEvent, id: string) => {
    if (modified(event) || byOtherButton(event)) return;
    event.preventDefault();
    choose(id);
    document.getElementById(`tab-${id}`)?.focus();
  };

  const live = selected !== undefined;
  return (
    <div
      className="section-tabs"
      data-live={live || undefined}
      role={live ? "tablist" : "navigation"}
      aria-label={label}
    >
      {tabs.map(({ id, label: name }, index) => (
        <a
          key={id}
          id={`tab-${id}`}
          href={`#${id}`}
          {...(live && {
            role: "tab",
            "aria-selected": id === selected,
            "aria-controls": id,
            tabIndex: id === selected ? 0 : -1,
            // Focus selects, and pressing would give it: of a pointer only a click that ends on the tab does.
            onMouseDown: (event: MouseEvent) => event.preventDefault(),
            onFocus: () => choose(id),
            onKeyDown: (event: KeyboardEvent) => onKeyDown(event, index),
            onClick: (event: MouseEvent) => onClick(event, id),
          })}
        >
          {/* The space parts it from the next where there are no styles. */}
          {name}{" "}
        </a>
      ))}
    </div>
  );
}
