/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { Figure } from "@/components/charts/Figure";
import { Minute } from "@/components/deportes/Minute";
import { Vote } from "@/components/home/Vote";
import { Byline } from "@/components/story/Byline";
import { authorsOf } from "@/components/opinion/Frieze";
import { paper } from "@/paper/paper";
import type * as newspaper from "@/paper/site";

jest.mock("@/paper/site", () => {
  const actual = jest.requireActual<typeof newspaper>("@/paper/site");
  const authors = [
    { name: "Ana Gil", page: "/ana-gil" },
    { name: "Luz Rey", page: "https://luz.example/" },
    { name: "Eva Font" },
  ];
  return { ...actual, site: { ...actual.site, authors } };
});

const { opinion } = paper.pages;

/* What is read aloud, where it differs from what is seen. */

/** What assistive technology is given: marks for the eye left out. */
const heard = (element: Element) => {
  element.querySelectorAll('[aria-hidden="true"]').forEach((hidden) => hidden.remove());
  return element.textContent;
};

test.each([
  ["67′", "minuto 67"],
  ["90+3′", "minuto 90+3"],
  ["3.er cuarto", "3.er cuarto"],
])("a match at «%s» is heard as «%s», and printed as it is", (minute, expected) => {
  const { container } = render(<Minute>{minute}</Minute>);
  expect(container.textContent).toContain(minute);
  expect(heard(container)).toBe(expected);
});

test.each([
  [{ yes: 177, no: 170, abstentions: 3 }, "177 síes, 170 noes y 3\u00a0abstenciones"],
  [{ yes: 1, no: 74, abstentions: 0 }, "1 sí, 74 noes y sin abstenciones"],
])("a vote of %j is heard as one sentence", (vote, sentence) => {
  const { container } = render(<Vote vote={vote} />);
  expect(heard(container)).toBe(sentence);
});

test.each([
  ["21,4\u00a0millones de m²", "21,4", "large", 2],
  ["−3,2\u00a0%", "−3,2", "large", 2],
  ["940 personas", "940", "large", 2],
  ["Ninguno", "Ninguno", "large", 2],
  ["12.480.000\u00a0€", "12.480.000", "large", 3],
  ["123.456 votos", "123.456", "huge", 2],
  ["12.345.678.901\u00a0€", "12.345.678.901", "huge", 3],
] as const)("the figure «%s» is said whole, «%s» of it %s if it is short", (value, number, size, step) => {
  const { container } = render(<Figure value={value} size={size} />);
  expect(container.textContent).toBe(value);
  expect(container.querySelector(`.text-figure-${step}`)?.firstChild?.textContent).toBe(number);
});

test("who signs twice on Opinión is named once in the frieze", () => {
  const twice = { ...opinion, latest: [...opinion.latest, ...opinion.latest] };
  expect(authorsOf(twice)).toEqual(authorsOf(opinion));
});

test("a signature leads to the page about its author, where the newspaper has one", () => {
  const leads = (author: string) =>
    render(<Byline piece={{ author, time: "2031-03-14T18:00:00+01:00" }} />)
      .container.querySelector("a")
      ?.getAttribute("href");
  expect(["Ana Gil", "Eva Font"].map(leads)).toEqual(["/ana-gil", undefined]);
});

test("in a narrow column a name has a line of its own where a role follows it", () => {
  const isAlone = (role?: string) => {
    const piece = { author: "Ana Gil", time: "2031-03-14T18:00:00+01:00", ...(role && { role }) };
    return render(<Byline piece={piece} />)
      .container.querySelector("span")
      ?.classList.contains("@max-xs/story:basis-full");
  };
  expect([isAlone("jurista"), isAlone()]).toEqual([true, false]);
});

test("of two who sign each leads to their own page, and the byline's words stay as they are", () => {
  const author = "Ana Gil, Eva Font y Luz Rey";
  const { container } = render(<Byline piece={{ author, time: "2031-03-14T18:00:00+01:00" }} />);
  expect(container.textContent).toContain(author);
  const links = [...container.querySelectorAll("a")].map((link) => [
    link.textContent,
    link.getAttribute("href"),
    link.rel,
  ]);
  expect(links).toEqual([
    ["Ana Gil", "/ana-gil", ""],
    ["Luz Rey", "https://luz.example/", "external"],
  ]);
});
