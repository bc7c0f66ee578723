/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { OwnText } from "@/components/OwnText";
import { longDate } from "@/lib/format";
import type * as thePaths from "@/lib/paths";
import { readMarkdown } from "@/paper/own-pages/markdown";
import { site } from "@/paper/site";

/* What a page of the newspaper's own prints of its Markdown, below a sub-path too: the sample has none. */

jest.mock("@/lib/paths", () => ({
  ...jest.requireActual<typeof thePaths>("@/lib/paths"),
  href: (path: string) => `/diario${path}`,
}));

/** The page of such a file. */
function renderPage(source: string, updated?: string) {
  const file = "data/paginas/quien-somos.md";
  const { text, links } = readMarkdown(file, source, 0);
  const own = {
    title: "Quiénes somos",
    description: "Los que somos.",
    file,
    route: "/quien-somos",
    text,
    links,
  } as const;
  return render(<OwnText page={{ ...own, ...(updated && { updated }) }} />);
}

test.each([
  ["[la sección](/politica#partidos)", "/diario/politica#partidos", ""],
  ["[la portada](/)", "/diario/", ""],
  ["[el registro](https://registro.example/diario)", "https://registro.example/diario", "external"],
  [`[el archivo viejo](${site.url}/antes)`, `${site.url}/antes`, ""],
  ["[el correo](mailto:ana@faro.example)", "mailto:ana@faro.example", ""],
])("below a sub-path %s leads where it says", (words, address, rel) => {
  renderPage(`Mira ${words}.`);
  const link = screen.getByRole("link", { name: /^(la|el) / });
  expect([link.getAttribute("href"), link.getAttribute("rel") ?? ""]).toEqual([address, rel]);
});

test("a page of its own has its title, its parts, its lists and its quotations, each as what it is", () => {
  const { container } = renderPage("## Uno\n\nTexto.\n\n### Dos\n\n- a\n- b\n\n1. c\n\n> Cita.\n\n---\n");
  const headings = screen.getAllByRole("heading").map(({ tagName, textContent }) => [tagName, textContent]);
  expect(headings).toEqual([
    ["H1", "Quiénes somos"],
    ["H2", "Uno"],
    ["H3", "Dos"],
  ]);
  const parts = ["ul > li", "ol > li", "blockquote p", "hr"].map(
    (part) => container.querySelectorAll(`h1 ~ ${part}`).length,
  );
  expect(parts).toEqual([2, 1, 1, 1]);
  expect(screen.getByRole("navigation").textContent).toBe("InicioQuiénes somos");
});

test("a page of its own says of when it is, if it says so itself", () => {
  const said = (updated?: string) => renderPage("Texto.", updated).container.textContent.includes("Actualizado el");
  expect([said("2026-03-14"), said()]).toEqual([true, false]);
  expect(screen.getByText(longDate("2026-03-14")).getAttribute("datetime")).toBe("2026-03-14");
});
