import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Mark } from "../components/frame/Logo";

/** The mark of components/frame/Logo.tsx in fixed colours, for pictures that have no style sheet. */
export function markShapes(ink: string, saffron: string): string {
  return renderToStaticMarkup(createElement(Mark))
    .replace(/^<svg[^>]*>|<\/svg>$/g, "")
    .replaceAll("currentColor", ink)
    .replaceAll('class="fill-saffron"', `fill="${saffron}"`);
}
