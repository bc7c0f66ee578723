import assert from "node:assert/strict";
import { test } from "node:test";
import { cut } from "../src/rewrite";

const cutFor = (css: string, classes: string[] = [], elements: string[] = []) =>
  cut(css, {
    hasClass: (name) => classes.includes(name),
    hasElement: (name) => elements.includes(name),
    hasValue: (_, value) => value === "here",
    reads: (property) => property === "--in-an-attribute",
  });

for (const [name, css, rest] of [
  ["without classes and elements that it does not have", ".a,.b,h1,h2{top:0}.a .b{top:1px}", ".a,h1{top:0}"],
  [
    "with blocks of which something is left",
    "@media screen{.a{top:0}}@media (hover){.b{top:0}}",
    "@media screen{.a{top:0}}",
  ],
  ["with rules about what is missing", ".a:not(.b){top:0}", ".a:not(.b){top:0}"],
  ["with what a list in brackets may match", ":is(.a,.b) h1,:is(.b>*){top:0}", ".a h1{top:0}"],
  ["with what gives a list in brackets its weight", ":is(.a,.b .b) h1{top:0}", ":is(.a,.b .b) h1{top:0}"],
  ["without values of data that it does not have", "[data-a=here],[data-a=far]{top:0}", "[data-a=here]{top:0}"],
  ["with rules for no class and no element", ":focus-visible,[hidden]{top:0}", ":focus-visible,[hidden]{top:0}"],
] as const)
  test(`styles cut for a page are ${name}`, () => {
    assert.equal(cutFor(css, ["a"], ["h1"]), rest);
  });

test("styles cut for a page are without custom properties, their registrations and keyframes that nothing reads", () => {
  const css =
    "@property --idle{syntax:'*';inherits:false}:root{--idle:1px;--far:2px;--near:var(--far);--in-an-attribute:3px}" +
    "h1{top:var(--near);text-wrap:balance;--shown:var(--unseen);--unseen:4px}@keyframes still{to{top:0}}@keyframes fade{to{top:0}}" +
    "h1{animation:fade 1s}";
  const rest = cutFor(css, [], ["h1"]);
  for (const kept of [
    ":root{--far:2px;--near:var(--far);--in-an-attribute:3px}",
    "text-wrap:balance",
    "@keyframes fade",
  ])
    assert.ok(rest.includes(kept), `${kept} is missing in ${rest}`);
  assert.doesNotMatch(rest, /idle|shown|unseen|still/);
});
