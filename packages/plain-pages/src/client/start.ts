import { hydrate, type ComponentType } from "preact";
import { jsx } from "preact/jsx-runtime";
import { Guard } from "./guard";

/** The islands by name, as islands.ts joins them to this module. */
export type Islands = Readonly<Record<string, ComponentType>>;

/**
 * Starts each island of the page by itself; one that fails leaves the server's HTML in its place.
 * @param fail says on the page that something has failed
 */
export function start(islands: Islands, fail: () => void): void {
  for (const root of document.querySelectorAll<HTMLElement>("[data-island]")) {
    const { island = "", props = "{}" } = root.dataset;
    const Component = islands[island];
    // page.ts lets no page through that names another.
    if (!Component) continue;
    const served = [...root.childNodes].map((node) => node.cloneNode(true));
    const failed = (error: unknown) => {
      root.replaceChildren(...served);
      reportError(error);
      fail();
    };
    try {
      // As the component that places islands has written them.
      const given = JSON.parse(props) as Record<string, unknown>;
      hydrate(jsx(Guard, { failed, children: jsx(Component, given) }), root);
    } catch (error) {
      failed(error);
    }
  }
}
