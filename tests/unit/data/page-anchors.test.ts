/** @jest-environment node */
import { pages } from "@/data/resolve/pages";
import { gather } from "@/data/resolve/records";
import { PAGE_ANCHORS } from "@/data/schema/page-anchors";
import { rendered } from "./mutations/render";

/** Every `id` of a page's elements. */
const anchorsOf = (html: string) => [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id ?? "");

const records = new Set(
  Object.values(gather(pages))
    .flat()
    .map(({ record }) => record.id),
);

describe.each(Object.keys(pages))("the page of %s", (key) => {
  let anchors: string[];
  beforeAll(async () => {
    anchors = anchorsOf(await rendered(key));
  });

  test("has no anchor but its records' that data/schema/page-anchors.ts does not know", () => {
    const own = anchors.filter((id) => !records.has(id));
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter((id) => !PAGE_ANCHORS.has(id) && !id.startsWith("empresa-"))).toEqual([]);
  });

  test("has no anchor twice", () => {
    expect(anchors.filter((id, index) => anchors.indexOf(id) < index)).toEqual([]);
  });
});
