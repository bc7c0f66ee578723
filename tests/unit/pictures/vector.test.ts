import sharp from "sharp";
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
  [svg('<image href="data:image/png;base64,iVBORw0KGgo="/>'), "lleva dentro otro archivo (data:…)"],
  [svg("<style>@font-face{src:url(data:font/woff2;base64,AAAA)}</style>"), "lleva dentro otro archivo (data:…)"],
  [`<?xml-stylesheet href="https://example.com/a.css"?>${svg("")}`, "remite a una hoja de estilo"],
  [`<!DOCTYPE svg [<!ENTITY a "b">]>${svg("")}`, "define entidades en su <!DOCTYPE>"],
  ['<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', "le falta un viewBox como"],
  ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100% 9"/>', "su viewBox, «0 0 100% 9», no son cuatro números"],
  ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 0"/>', "su viewBox, «0 0 480 0», no son cuatro números"],
])("a drawing that would run or load something is refused with its reason: %s", (drawing, reason) => {
  expect(() => makeVector(drawing)).toThrow(reason);
});

test.each([
  ["begins at −10", "-10 -10 480 300", [-10, -10]],
  ["has commas", "-10,-10,480,300", [-10, -10]],
  ["begins at −10 on one side", "-10 0 480 300", [-10, 0]],
] as const)(
  "a drawing whose viewBox %s is drawn whole, and begins at 0 as all the others",
  async (_, viewBox, [x, y]) => {
    const boxed = `<path fill="#c00" d="M${x} ${y}h240v150h-240z"/><path fill="#00c" d="M${x + 240} ${y + 150}h240v150h-240z"/>`;
    const made = makeVector(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${boxed}</svg>`);
    expect(made).toMatchObject({ width: 480, height: 300 });
    expect(made.svg).toContain('viewBox="0 0 480 300"');
    const { data, info } = await sharp(Buffer.from(made.svg)).raw().toBuffer({ resolveWithObject: true });
    const at = (left: number, top: number) => [
      ...data.subarray((top * info.width + left) * 4, (top * info.width + left) * 4 + 4),
    ];
    expect([at(2, 2), at(477, 297), at(477, 2)]).toEqual([
      [204, 0, 0, 255],
      [0, 0, 204, 255],
      [0, 0, 0, 0],
    ]);
  },
);

test("what a drawing says in words loads nothing", () => {
  expect(makeVector(svg('<desc>Sin url(foto.png) ni @import</desc><path d="M0 0h9v9H0z"/>'))).toMatchObject({
    width: 480,
  });
});

test("a declaration of what SVG is, as Illustrator writes it, is left out", () => {
  const declared = `<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">`;
  const made = makeVector(`${declared}${svg('<path d="M0 0h9v9H0z"/>')}`);
  expect(made.svg).not.toContain("DOCTYPE");
  expect(made).toMatchObject({ width: 480, height: 300 });
});
