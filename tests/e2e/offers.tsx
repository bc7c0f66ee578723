import type { ComponentType } from "react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { pictures } from "@/.generated/pictures";
import { sections } from "@/paper/site";

/*
 * Says how wide browsers would be told that the pictures of every page are, were all of them photographs: a program of its
 * own, for Playwright reads no components. It writes JSON: of each page its pictures' `sizes` and ratios in their order.
 */

for (const [name, { src, width, height }] of Object.entries(pictures))
  Object.assign(pictures, { [name]: { kind: "photograph", src, base: src, id: name, width, height, widths: [width] } });

const offers: Record<string, { sizes: string; ratio: number }[]> = {};
for (const route of ["", ...sections.map((section) => section.route)]) {
  const { default: Page } = (await import(`../../app${route}/page.tsx`)) as { default: ComponentType };
  const images = renderToStaticMarkup(createElement(Page)).matchAll(/<img [^>]*>/g);
  const said = (image: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(image)?.[1] ?? "";
  offers[route.slice(1)] = Array.from(images, ([image]) => ({
    sizes: said(image, "sizes").replaceAll("&lt;", "<"),
    ratio: Number(said(image, "width")) / Number(said(image, "height")),
  }));
}
process.stdout.write(JSON.stringify(offers));
