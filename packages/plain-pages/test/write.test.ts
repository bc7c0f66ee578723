import assert from "node:assert/strict";
import { test } from "node:test";
import { parse, serialize } from "parse5";
import { writePage } from "../src/write";

const whole = (body: string) => `<!DOCTYPE html><html><head></head><body>${body}</body></html>`;
const written = (body: string) => writePage("a.html", parse(whole(body)));

for (const [what, body, expected] of [
  ["items of a list", "<ul><li>a</li><li>b</li></ul>", "<ul><li>a<li>b</ul>"],
  ["items with space between them", "<ul><li>a</li> <li>b</li> </ul>", "<ul><li>a</li> <li>b</li> </ul>"],
  ["a list in an item", "<ul><li><ol><li>a</li></ol></li></ul>", "<ul><li><ol><li>a</ol></ul>"],
  ["terms", "<dl><dt>a</dt><dd>b</dd><dt>c</dt><dd>d</dd></dl>", "<dl><dt>a<dd>b<dt>c<dd>d</dl>"],
  ["paragraphs", "<div><p>a</p><p>b</p></div>", "<div><p>a<p>b</div>"],
  ["a paragraph before words", "<div><p>a</p>b<p>c</p><b>d</b></div>", "<div><p>a</p>b<p>c</p><b>d</b></div>"],
  ["a paragraph in a link", "<a href='/'><p>a</p></a>", '<a href="/"><p>a</p></a>'],
  [
    "rows",
    "<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>c</td><td>d</td></tr><tr><td>e</td></tr></tbody></table>",
    "<table><thead><tr><th>a<th>b<tbody><tr><td>c<td>d<tr><td>e</table>",
  ],
  [
    "drawings",
    '<svg viewBox="0 0 1 1"><path d="M0 0"></path><g><title>a</title></g><p></p></svg>',
    '<svg viewBox="0 0 1 1"><path d="M0 0"/><g><title>a</title></g></svg><p>',
  ],
  ["JSON in an attribute", '<i data-a="{&quot;b&quot;:1}">c</i>', `<i data-a='{"b":1}'>c</i>`],
  ["both quotation marks", `<i title="a'&quot;&amp;">c</i>`, `<i title="a'&quot;&amp;">c</i>`],
  ["signs of HTML and spaces that hold", "<i>&amp;lt; &lt;b&gt;&nbsp;c</i>", "<i>&amp;lt; &lt;b&gt;\u00a0c</i>"],
  ["scripts", "<script>a<b&&c</script>", "<script>a<b&&c</script>"],
] as const)
  test(`a page is written short, and is the same to a browser: ${what}`, () => {
    assert.equal(written(body), whole(expected));
    assert.equal(serialize(parse(written(body))), serialize(parse(whole(body))));
  });

test("a build stops at a page that would be another to a browser", () => {
  const page = parse(whole("<p>a</p>"));
  const [paragraph] = parse(whole("<div></div>")).childNodes.slice(-1);
  const inner = page.childNodes.find(({ nodeName }) => nodeName === "html");
  assert.ok(inner && "childNodes" in inner && paragraph);
  inner.childNodes.push(Object.assign(paragraph, { parentNode: inner }));
  assert.throws(() => writePage("a.html", page), /a\.html.*would be another page to a browser/s);
});
