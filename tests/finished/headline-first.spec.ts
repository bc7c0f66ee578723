import { expect, test } from "@playwright/test";
import type { DefaultTreeAdapterTypes as Tree } from "parse5";
import { attribute, elements, htmlFiles, isElement, textIn, treeOf } from "./tree";

/*
 * Whoever listens learns what a story is about before what its picture shows: wherever a picture stands, its
 * description comes after the headline in the source, and only `order` or a place in a grid puts it before.
 */

const RECORD = /^(article|li|figure)$/;
const HEADING = /^h[1-6]$/;

/** The record that a picture belongs to: the innermost that has a headline. */
function recordOf(picture: Tree.Element): Tree.Element[] | undefined {
  for (
    let node: Tree.ParentNode | null = picture.parentNode;
    node;
    node = "parentNode" in node ? node.parentNode : null
  ) {
    if (!isElement(node) || !RECORD.test(node.tagName)) continue;
    const inside = [...elements(node)];
    if (inside.some(({ tagName }) => HEADING.test(tagName))) return inside;
  }
  return undefined;
}

/** The descriptions of pictures in a page that are said before the headline of their record, and how many follow one. */
function pictures(html: string): { before: string[]; after: number } {
  const described = [...elements(treeOf(html))].filter((one) => one.tagName === "img" && attribute(one, "alt") !== "");
  const placed = described.flatMap((picture) => {
    const record = recordOf(picture);
    return record
      ? [{ picture, first: record.findIndex((one) => one === picture || HEADING.test(one.tagName)), record }]
      : [];
  });
  const before = placed.filter(({ picture, first, record }) => record[first] === picture);
  return { before: before.map(({ picture }) => attribute(picture, "alt")), after: placed.length - before.length };
}

const files = htmlFiles().map((file) => ({ file, ...pictures(textIn(file)) }));

for (const { file, before } of files) {
  test(`${file}: every record says its headline before its picture`, () => expect(before).toEqual([]));
}

test("there are pictures to ask of", () => {
  expect(files.map(({ after }) => after).reduce((one, other) => one + other, 0)).toBeGreaterThan(0);
});

test("a picture before its headline would be found", () => {
  const html = (inside: string) => `<ul><li><h3>Agenda</h3><article>${inside}</article></li></ul>`;
  expect(pictures(html('<div><img alt="Dos proas"></div><h2>Dos ferris</h2>'))).toEqual({
    before: ["Dos proas"],
    after: 0,
  });
  expect(pictures(html('<h2>Dos ferris</h2><img alt="Dos proas">'))).toEqual({ before: [], after: 1 });
});
