import { hydrate, type ComponentType } from "preact";
import { Guard } from "./guard";
import { runtime } from "./runtime";

/** What the inline starter (starter.ts) hands to the modules it loads. */
export type Starter = {
  /** Imports a module, with the specification's retries; rejects when it stays away. */
  load: <Loaded>(url: string) => Promise<Loaded>;
  /** Counts, in `data-late` on the page's root, what has not started; gone when all has. */
  late: (more: 1 | -1) => void;
  /** Shows the notice that something has failed. */
  tell: () => void;
};

// Islands find React here, and import nothing: a chunk that fails can be asked for again by itself.
globalThis.islandRuntime = runtime;

async function begin(root: HTMLElement, { load, late, tell }: Starter) {
  // The address of the island's chunk, put beside its name by adapter/page.ts.
  const { chunk = "", props = "{}" } = root.dataset;
  let Component: ComponentType;
  try {
    ({ default: Component } = await load<{ default: ComponentType }>(chunk));
  } catch (error) {
    reportError(error);
    tell();
    return;
  }
  const served = [...root.childNodes].map((node) => node.cloneNode(true));
  const failed = (error: unknown) => {
    root.replaceChildren(...served);
    late(1);
    reportError(error);
    tell();
  };
  try {
    // As components/Island.tsx wrote them.
    const given = JSON.parse(props) as Record<string, unknown>;
    hydrate(runtime.jsx(Guard, { failed, children: runtime.jsx(Component, given) }), root);
  } catch (error) {
    failed(error);
  }
}

/** Starts each island of the page by itself; one that fails leaves the server's HTML in its place. */
export function start(starter: Starter): void {
  for (const root of document.querySelectorAll<HTMLElement>("[data-island]")) void begin(root, starter);
}
