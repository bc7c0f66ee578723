import { makeVector } from "@/tools/assets/pictures/vector";

const svg = (content: string, attributes = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 480 300"${attributes}>${content}</svg>`;

test("a drawing is minified, keeps its measures and may refer to its own parts", () => {
  const own = svg(
    '<clipPath id="a"><path d="M0 0h9v9H0z"/></clipPath><circle clip-path="url(#a)" r="9"/><use href="#a"/>',
  );
  const made = makeVector(`<!-- ${"x".repeat(500)} -->${own}`);
  expect(made).toMatchObject({ width: 480, height: 300 });
  expect(made.svg.length).toBeLessThan(own.length);
});

test.each([
  [svg("<script>alert(1)</script>"), "tiene un <script>"],
  [svg("<foreignObject><p/></foreignObject>"), "tiene un <foreignObject>"],
  [svg('<path onclick="alert(1)" d="M0 0"/>'), "tiene el atributo onclick"],
  [svg("", ' onload="alert(1)"'), "tiene el atributo onload"],
  [svg('<image href="https://example.com/a.png"/>'), "remite a https://example.com/a.png"],
  [svg('<use xlink:href="other.svg#a"/>'), "remite a other.svg#a"],
  [svg('<a href="javascript:alert(1)"><path d="M0 0"/></a>'), "remite a javascript:alert(1)"],
  [svg('<path fill="url( \'https://example.com/#a\' )" d="M0 0"/>'), "remite a url("],
  [svg('<style>@import "https://example.com/a.css";</style>'), "tiene un estilo que carga algo"],
  [svg("<style><![CDATA[path{fill:url(https://example.com/a)}]]></style>"), "tiene un estilo que carga algo"],
  [`<!DOCTYPE svg [<!ENTITY a "b">]>${svg("")}`, "tiene un tipo de documento"],
])("a drawing that would run or load something is refused with its reason: %s", (drawing, reason) => {
  expect(() => makeVector(drawing)).toThrow(reason);
});
