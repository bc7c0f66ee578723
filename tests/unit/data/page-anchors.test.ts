/** @jest-environment node */
import { PAGE_ANCHORS } from "@/data/schema/page-anchors";
import { pages } from "@/data/resolve/pages";
import { printed, render } from "./mutations/render";

/** Every `id` of a page's elements. */
const anchorsOf = (html: string) => [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id ?? "");

const records = new Set([...JSON.stringify(pages).matchAll(/"id":"([^"]+)"/g)].map(([, id]) => id ?? ""));

test.each(Object.keys(printed))(
  "data/schema/page-anchors.ts knows every anchor of %s that is not a story's",
  (name) => {
    const own = anchorsOf(render(name)).filter((id) => !records.has(id));
    expect(own.length).toBeGreaterThan(3);
    expect(own.filter((id) => !PAGE_ANCHORS.has(id))).toEqual([]);
  },
);

test("no page has an anchor twice", () => {
  for (const name of Object.keys(printed)) {
    const anchors = anchorsOf(render(name));
    expect(anchors.filter((id, index) => anchors.indexOf(id) < index)).toEqual([]);
  }
});
