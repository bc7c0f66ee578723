import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { axisOf, AxisFigures, Bar } from "@/components/charts/Bars";
import { Figure, figureSize } from "@/components/charts/Figure";
import { SessionChart } from "@/components/charts/SessionChart";
import { WeeklyChart } from "@/components/charts/WeeklyChart";
import type { Company, MarketIndex } from "@/data/schema/economia";

const company: Company = {
  name: "Astillero",
  sector: "Naval",
  price: 11,
  previousClose: 10,
  change: 10,
  marketCap: 1_000_000,
  logo: "economia/logo-navalia.svg",
  series: [10.2, 9.8, 10, 10.4, 10.6, 11.2, 11.1, 11],
};

const index: MarketIndex = { name: "Índice 9", value: 1020, change: 2, trend: "up", series: [1000, 1020] };

const textsIn = (container: Element) => [...container.querySelectorAll("text")].map((text) => text.textContent.trim());
const percentOf = (element: Element | null | undefined, name: string) => parseFloat(element?.getAttribute(name) ?? "");

describe("a share's session", () => {
  test("is summed up in one sentence", () => {
    render(<SessionChart company={company} />);
    expect(screen.getByRole("img")).toHaveAccessibleName(
      "Astillero, cotización de la sesión: cierre anterior, 10,00\u00a0€; mínimo, 9,80\u00a0€; máximo, 11,20\u00a0€; último, 11,00\u00a0€.",
    );
  });

  test("has its high and its low named at their points", () => {
    const { container } = render(<SessionChart company={company} />);
    expect(textsIn(container)).toEqual(["11,20", "9,80"]);
    const [high, low] = container.querySelectorAll("text");
    expect(percentOf(high, "x")).toBeCloseTo((5 / 7) * 98.5, 1);
    expect(percentOf(low, "x")).toBeCloseTo((1 / 7) * 98.5, 1);
    expect(percentOf(high, "y")).toBeLessThan(percentOf(low, "y"));
  });

  test("is measured against the last close, which lies between the two", () => {
    const { container } = render(<SessionChart company={company} />);
    const base = Number(
      /^M0 ([\d.]+)H/.exec(container.querySelector("[stroke-dasharray]")?.getAttribute("d") ?? "")?.[1],
    );
    const [high, low] = container.querySelectorAll("text");
    expect(base).toBeGreaterThan(percentOf(high, "y"));
    expect(base).toBeLessThan(percentOf(low, "y"));
  });

  test("draws the last close where it is only known by its change, and says no figure for it", () => {
    const { container } = render(<SessionChart company={{ ...company, previousClose: undefined }} />);
    expect(container.querySelector("[stroke-dasharray]")).not.toBeNull();
    expect(screen.getByRole("img")).not.toHaveAccessibleName(/cierre anterior/);
  });

  test("that never moves, or ends at nothing, is drawn all the same", () => {
    const still = { ...company, previousClose: undefined, change: 0, price: 3, series: Array<number>(8).fill(3) };
    const gone = { ...company, previousClose: undefined, change: -100, price: 0, series: [3, 2, 2, 2, 1, 1, 1, 0] };
    for (const each of [still, gone]) {
      const { container } = render(<SessionChart company={each} />);
      expect(container.innerHTML).not.toMatch(/NaN|Infinity/);
    }
  });
});

describe("an index's weeks", () => {
  const weeks = [
    { date: "2026-10-30", close: 1000 },
    { date: "2026-11-06", close: 1010 },
    { date: "2026-11-13", close: 1000 },
    { date: "2026-11-20", close: 1020 },
  ];

  test("are summed up with their closes and changes", () => {
    render(<WeeklyChart index={index} weeks={weeks} />);
    expect(screen.getByRole("img")).toHaveAccessibleName(
      "Índice 9 al cierre de cada semana: 30 oct, 1.000,00; 6 nov, 1.010,00; 13 nov, 1.000,00; 20 nov, 1.020,00. " +
        "Variación de cada semana: +1,00\u00a0%, −0,99\u00a0%, +2,00\u00a0%.",
    );
  });

  test("carry the change on the week before, their days, and the last value", () => {
    const { container } = render(<WeeklyChart index={index} weeks={weeks} />);
    const texts = textsIn(container);
    for (const text of ["+1,00 %", "−0,99 %", "+2,00 %", "30 oct", "20 nov", "1.020,00"]) expect(texts).toContain(text);
  });

  test("that do not differ are drawn all the same", () => {
    const { container } = render(<WeeklyChart index={index} weeks={weeks.map(({ date }) => ({ date, close: 0 }))} />);
    expect(container.innerHTML).not.toMatch(/NaN|Infinity/);
  });
});

describe("bars on one axis", () => {
  test("are as long as their share of round figures, which the axis names with their unit", () => {
    const axis = axisOf([58, 41, 27]);
    const { container } = render(
      <>
        <AxisFigures axis={axis} />
        <Bar axis={axis} value={30} className="" />
      </>,
    );
    expect(textsIn(container)).toEqual(["0", "20", "40", "60\u00a0%"]);
    expect(percentOf(container.querySelector("svg:has(rect)"), "width")).toBeCloseTo(50, 1);
  });

  test("of a fall lie on zero's other side", () => {
    const axis = axisOf([-20, 20]);
    const { container } = render(<Bar axis={axis} value={-10} className="" />);
    expect(percentOf(container.querySelector("svg"), "width")).toBeCloseTo(50, 1);
    expect(percentOf(container.querySelector("rect"), "x")).toBeCloseTo(50, 1);
  });

  test("of nothing have an axis all the same", () => {
    expect(axisOf([0, 0]).domain()).toEqual([0, 1]);
  });
});

describe("a figure and its unit", () => {
  test.each([
    ["21,4\u00a0millones de m²", "21,4"],
    ["−3,2\u00a0%", "−3,2"],
    ["940 personas", "940"],
    ["44", "44"],
    ["Ninguno", "Ninguno"],
  ])("%s is said whole, with its number large", (value, number) => {
    const { container } = render(<Figure value={value} size="large" />);
    expect(container.querySelector("p")?.textContent).toBe(value);
    expect(container.querySelector("span")).toHaveTextContent(number);
    expect(container.querySelector("span")?.textContent).toBe(number);
  });

  test("numbers of one row have the size in which the longest has room", () => {
    expect(figureSize(["1", "71\u00a0%"], "row")).toBe(figureSize(["21,4\u00a0millones"], "row"));
    expect(figureSize(["1", "999.999.999"], "row")).not.toBe(figureSize(["1", "71\u00a0%"], "row"));
  });
});
