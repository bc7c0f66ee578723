/** @jest-environment node */
import { makeVector } from "@/assets/pictures/vector";

const svg = (content: string, attributes = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 480 300"${attributes}>${content}</svg>`;

describe("a drawing is minified and keeps its measures", () => {
  test("and may refer to its own parts", () => {
    const own = svg(
      '<defs><clipPath id="a"><path d="M0 0h9v9H0z"/></clipPath></defs><g clip-path="url(#a)"><circle r="9"/></g><use href="#a"/>',
    );
    expect(makeVector(`<!-- ${"x".repeat(500)} -->${own}`)).toMatchObject({ width: 480, height: 300 });
    expect(makeVector(`<!-- ${"x".repeat(500)} -->${own}`).svg.length).toBeLessThan(own.length);
  });
});

describe("a drawing that does more than show is refused with its reason", () => {
  test.each([
    ["<script>alert(1)</script>", "tiene un <script>"],
    ["<foreignObject><p/></foreignObject>", "tiene un <foreignObject>"],
    ['<path onclick="alert(1)" d="M0 0"/>', "tiene el atributo onclick"],
    ['<image href="https://example.com/a.png"/>', "remite a https://example.com/a.png"],
    ['<use xlink:href="other.svg#a"/>', "remite a other.svg#a"],
    ['<a href="javascript:alert(1)"><path d="M0 0"/></a>', "remite a javascript:alert(1)"],
    ['<path fill="url( \'https://example.com/#a\' )" d="M0 0"/>', "remite a url("],
    ['<path style="fill:url(//example.com/a)" d="M0 0"/>', "remite a fill:url("],
    ['<style>@import "https://example.com/a.css";</style>', "tiene un estilo que carga algo"],
    ["<style><![CDATA[path{fill:url(https://example.com/a)}]]></style>", "tiene un estilo que carga algo"],
  ])("%s", (content, message) => {
    expect(() => makeVector(svg(content))).toThrow(message);
  });

  test("a document type, where entities hide", () => {
    expect(() => makeVector(`<!DOCTYPE svg [<!ENTITY a "b">]>${svg("")}`)).toThrow("tiene un tipo de documento");
  });

  test("an event on the root", () => {
    expect(() => makeVector(svg("", ' onload="alert(1)"'))).toThrow("tiene el atributo onload");
  });
});
