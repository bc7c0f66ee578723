import assert from "node:assert/strict";
import { test } from "node:test";
import { cut, forOldBrowsers } from "../src/rewrite";

const cutFor = (css: string, classes: string[] = [], elements: string[] = []) =>
  cut(css, {
    hasClass: (name) => classes.includes(name),
    hasElement: (name) => elements.includes(name),
    hasChild: (parent, child) => `${parent} ${child}` === "a c",
    hasValue: (_, value) => value === "here",
    reads: (property) => property === "--in-an-attribute",
    sets: (property) => property === "--set-by-script",
  });

for (const [name, css, rest] of [
  ["without classes and elements that it does not have", ".a,.b,h1,h2{top:0}.a .b{top:1px}", ".a,h1{top:0}"],
  [
    "with blocks of which something is left",
    "@media screen{.a{top:0}}@media (hover){.b{top:0}}",
    "@media screen{.a{top:0}}",
  ],
  ["without children that it does not have", ".a>.c,.c>.a,.c .a,.a>.c>.a{top:0}", ".a>.c,.c .a{top:0}"],
  ["with rules about what is missing", ".a:not(.b){top:0}", ".a:not(.b){top:0}"],
  ["with what a list in brackets may match", ":is(.a,.b) h1,:is(.b>*){top:0}", ".a h1{top:0}"],
  ["with what a list of no weight may match", ":where(.a,.b) h1{top:0}", ":where(.a) h1{top:0}"],
  ["with what gives a list in brackets its weight", ":is(.a,.b .b) h1{top:0}", ":is(.a,.b .b) h1{top:0}"],
  ["without rules for what holds something that is missing", ".a:has(>.b),.a:has(h1){top:0}", ".a:has(h1){top:0}"],
  ["without values of data that it does not have", "[data-a=here],[data-a=far]{top:0}", "[data-a=here]{top:0}"],
  [
    "with rules for a part of a value of data",
    "[data-a^=fa],[data-a~=far]{top:0}",
    "[data-a^=fa],[data-a~=far]{top:0}",
  ],
  ["with rules for no class and no element", ":focus-visible,[hidden]{top:0}", ":focus-visible,[hidden]{top:0}"],
] as const)
  test(`styles cut for a page are ${name}`, () => {
    assert.equal(cutFor(css, ["a", "c"], ["h1"]), rest);
  });

for (const [name, css, rest] of [
  ["one value on the whole page", "@layer a{:root,:host{--a:1px}}", "1px"],
  ["a longer value", ":root{--a:min(1rem,2vw,30px)}", "min(1rem,2vw,30px)"],
  ["another value in a narrow window", ":root{--a:1px}@media (width<9rem){:root{--a:2px}}", "var(--a)"],
  ["a value in wide windows only", "@media (width>=9rem){:root{--a:1px}}", "var(--a)"],
  ["a value in a part of the page", ":root{--a:1px}.a{--a:2px}", "var(--a)"],
  ["a type of its own", "@property --a{syntax:'<length>';inherits:true;initial-value:0}:root{--a:1px}", "var(--a)"],
  ["a value that follows another", ":root{--a:var(--in-an-attribute)}", "var(--a)"],
] as const)
  test(`a custom property with ${name} is read as ${rest}`, () => {
    assert.ok(cutFor(`${css}h1{top:var(--a)}`, ["a"], ["h1"]).endsWith(`h1{top:${rest}}`));
  });

test("what nothing on the page sets is what stands in for it", () => {
  const set = "h1{--set:1px;color:var(--set,red);fill:var(--set-by-script,red)}";
  assert.equal(
    cutFor(
      `.b{--unset:9px}${set}h1{grid:var(--unset,"a" auto/1fr);top:var(--unset,min(max(1vw,2%),var(--set)))}`,
      ["a"],
      ["h1"],
    ),
    `${set.slice(0, -1)};grid:"a" auto/1fr;top:min(max(1vw,2%),var(--set))}`,
  );
});

test("a registered property that begins with nothing is read as such, one with a value as that", () => {
  const registered = (value: string) =>
    `@layer properties{@supports (top:0){*,:before{--a:${value}}}}h1{top:var(--a);left:var(--own)}` +
    ["--a", "--own"].map((name) => `@property ${name}{syntax:"*";inherits:false}`).join("");
  for (const [value, read] of [
    ["initial", "var(--a)"],
    ["1px", "1px"],
  ] as const) {
    const rest = cutFor(registered(value), [], ["h1"]);
    assert.ok(rest.includes(`h1{top:${read};left:var(--own)}`), rest);
    // Browsers are told of it by the rule for every element, and of another's own by its registration.
    assert.deepEqual(rest.match(/@property --\w+/g), ["@property --own"]);
  }
});

test("a custom property that a script sets is read as such", () => {
  const css = ":root{--set-by-script:1px}h1{top:var(--set-by-script)}";
  assert.equal(cutFor(css, [], ["h1"]), css);
});

test("a long value is said once, however often it is read", () => {
  const css = ":root{--a:min(1rem,2vw,30px)}h1{top:var(--a);right:var(--a);bottom:var(--a)}";
  assert.equal(cutFor(css, [], ["h1"]), css);
});

test("styles for browsers say what is narrower in one way, and ask nothing that all of them know", () => {
  const css =
    "@media not all and (width>=9rem){h1{top:0}}@media not all and (width>=9rem) and (hover){h1{top:1px}}" +
    "@container a not (width>=9rem){h1{top:2px}}@media not (hover),print,not (grid){h1{top:3px}}";
  const rest =
    "@media (width<9rem){h1{top:0}}@media not all and (width>=9rem) and (hover){h1{top:1px}}@container a (width<9rem){h1{top:2px}}" +
    "@media not all and (hover),print,not all and (grid){h1{top:3px}}";
  assert.equal(forOldBrowsers(css), rest);
  const asked =
    "h1{color:red}@supports (color:color-mix(in lab,red,red)){h1{color:color-mix(in srgb,var(--a) 40%,red)}}";
  assert.doesNotMatch(cutFor(asked, [], ["h1"]), /@supports/);
});

test("styles for browsers have no spaces about commas and strokes, but in strings", () => {
  assert.equal(
    forOldBrowsers(':root{--a:"b, \\" / c", d, 1px / 2px}h1{font:700 var(--a) / 1 serif}'),
    ':root{--a:"b, \\" / c",d,1px/2px}h1{font:700 var(--a)/1 serif}',
  );
});

test("styles cut for a page are without custom properties, their registrations and keyframes that nothing reads", () => {
  const css =
    "@property --idle{syntax:'*';inherits:false}:root{--idle:1px;--far:2px;--near:var(--far);--in-an-attribute:3px}" +
    "h1{top:var(--near);text-wrap:balance;--shown:var(--unseen);--unseen:4px}@keyframes still{to{top:0}}@keyframes fade{to{top:0}}" +
    "h1{animation:fade 1s}";
  const rest = cutFor(css, [], ["h1"]);
  for (const kept of [":root{--near:2px;--in-an-attribute:3px}", "text-wrap:balance", "@keyframes fade"])
    assert.ok(rest.includes(kept), `${kept} is missing in ${rest}`);
  assert.doesNotMatch(rest, /idle|shown|unseen|still/);
});
