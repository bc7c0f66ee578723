"use client";

import { useEffect, useState, type KeyboardEvent, type MouseEvent } from "react";

export type Tab = {
  /** The panel's id, and the address's anchor. */
  id: string;
  label: string;
};

const panelOf = (id: string) => document.getElementById(id);

/** Where a key leads from the tab at `index`, with wrap-around (specification, section 4); undefined for other keys. */
function target(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case "ArrowRight":
    case "ArrowDown":
      return (index + 1) % count;
    case "ArrowLeft":
    case "ArrowUp":
      return (index - 1 + count) % count;
    case "Home":
    case "PageUp":
      return 0;
    case "End":
    case "PageDown":
      return count - 1;
    default:
      return undefined;
  }
}

/**
 * The row of tabs over panels that the server rendered. Until it starts, and if it
 * never does, the tabs are links to the panels; app/globals.css holds that part.
 */
export function SectionTabs({ tabs, label }: { tabs: Tab[]; label: string }) {
  const [selected, setSelected] = useState<string>();

  // The panels become panels, and the one the address names opens.
  useEffect(() => {
    const named = () => {
      const { hash } = location;
      const element = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
      return tabs.find(({ id }) => element !== null && panelOf(id)?.contains(element))?.id;
    };
    const follow = () => setSelected((shown) => named() ?? shown ?? tabs[0]?.id);
    follow();
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, [tabs]);

  useEffect(() => {
    if (!selected) return;
    const stop = new AbortController();
    for (const { id } of tabs) {
      const panel = panelOf(id);
      if (!panel) continue;
      panel.setAttribute("role", "tabpanel");
      panel.setAttribute("aria-labelledby", `tab-${id}`);
      panel.tabIndex = 0;
      // Found by the browser's own search, and opened by it; React would write plain `hidden`.
      if (id === selected) panel.removeAttribute("hidden");
      else panel.setAttribute("hidden", "until-found");
      panel.addEventListener("beforematch", () => setSelected(id), { signal: stop.signal });
    }
    return () => stop.abort();
  }, [selected, tabs]);

  const onKeyDown = (event: KeyboardEvent<HTMLAnchorElement>, index: number) => {
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      setSelected(tabs[index]?.id);
      return;
    }
    const next = target(event.key, index, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    document.getElementById(`tab-${tab.id}`)?.focus();
  };

  const onClick = (event: MouseEvent, id: string) => {
    event.preventDefault();
    setSelected(id);
  };

  const live = selected !== undefined;
  return (
    <div className="section-tabs" data-live={live || undefined} {...(live && { role: "tablist", "aria-label": label })}>
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
            onFocus: () => setSelected(id),
            onKeyDown: (event: KeyboardEvent<HTMLAnchorElement>) => onKeyDown(event, index),
            onClick: (event: MouseEvent) => onClick(event, id),
          })}
        >
          {name}
        </a>
      ))}
    </div>
  );
}
