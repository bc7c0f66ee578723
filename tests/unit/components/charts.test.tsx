/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { axisOf, AxisFigures, Bar } from "@/components/charts/Bars";
import { ScaleBar } from "@/components/charts/ScaleBar";
import { SessionChart } from "@/components/charts/SessionChart";
import { Sparkline } from "@/components/charts/Sparkline";
import { WeeklyChart } from "@/components/charts/WeeklyChart";
import { Tiles } from "@/components/economia/Tiles";
import { SeatCount } from "@/components/home/SeatCount";
import { Startups } from "@/components/home/Startups";
import { Vote } from "@/components/home/Vote";
import { Scales } from "@/components/opinion/Scales";
import { Change } from "@/components/text/Change";
import { reachOf } from "@/lib/prices";
import { trendOf } from "@/lib/trend";
import { paper } from "@/paper/paper";

const { image } = paper.pages.politica.urgent;
const series = Array<number>(8).fill(3);
const still = { name: "Navalia", sector: "Naval", change: 0, price: 3, marketCap: 1, logo: "logo.svg", series };
const gone = { ...still, change: -100, price: 0, series: [3, 2, 2, 2, 1, 1, 1, 0] };
const index = { name: "IBEX 35", value: 3, change: 0, trend: "stable" as const, series };
const weeks = ["2026-11-13", "2026-11-20"].map((date) => ({ date, close: 0 }));

test.each([
  ["a share that never moves", <SessionChart key="still" company={still} reach={reachOf([still])} />],
  ["a share that ends at nothing", <SessionChart key="gone" company={gone} reach={reachOf([gone])} />],
  ["weeks that do not differ", <WeeklyChart key="weeks" index={index} weeks={weeks} />],
  ["a line that does not move", <Sparkline key="line" series={[5, 5, 5]} size="small" change={0} />],
  ["growth of nothing", <AxisFigures key="axis" axis={axisOf([0, 0])} />],
  ["a debate that all agree on", <Scales key="scales" debate={{ aFavor: 100, enContra: 0 }} />],
])("%s is drawn all the same", (_, chart) => {
  const { container } = render(chart);
  expect(container.querySelector("svg")).not.toBeNull();
  expect(container.innerHTML).not.toMatch(/NaN|Infinity|(width|height|r)="-/);
});

test("the axis that shares have in common ends at the half per cent beyond their prices, and a label below the lowest", () => {
  const share = (...prices: number[]) => ({ ...still, previousClose: 100, series: prices, price: prices.at(-1) ?? 0 });
  expect(reachOf([share(100.2, 103.1), share(97.9, 99)])).toEqual([-2.5, 3.5]);
  expect(reachOf([share(97.6, 99)])).toEqual([-3, 0.5]);
  expect(reachOf([share(100, 100)])).toEqual([-0.5, 0.5]);
});

test("a share's session is summed up in one sentence", () => {
  render(<SessionChart company={{ ...gone, name: "Astillero", previousClose: 3.5, price: 1 }} reach={[-3, 3]} />);
  expect(screen.getByRole("img").getAttribute("aria-label")).toBe(
    "Astillero, cotización de la sesión: cierre anterior, 3,50\u00a0€; mínimo, 0,00\u00a0€; máximo, 3,00\u00a0€; último, 1,00\u00a0€.",
  );
});

test("the last close's line stands where the area of a session ends, and each week is said with its close", () => {
  const company = { ...gone, previousClose: 2, price: 1, change: -50, series: [2.5, 3, 1] };
  const { container } = render(<SessionChart company={company} reach={[-60, 60]} />);
  const [, base] = /V(\d+)H/.exec(container.querySelector("path")?.getAttribute("d") ?? "") ?? [];
  // Half way between the two ends that the axis has here.
  expect(base).toBe("500");
  expect(container.querySelector("[stroke-dasharray]")?.getAttribute("d")).toBe(`M0 ${base}H1000`);
  const told = weeks.map((week, at) => ({ ...week, close: 10 + at }));
  render(<WeeklyChart index={index} weeks={told} />);
  expect(screen.getByRole("img", { name: /semana/ }).getAttribute("aria-label")).toMatch(
    /: 13\snov, 10,00; 20\snov, 11,00\. Variación de cada semana: \+10,00\s%\.$/,
  );
});

test("bars are as long as their share of a round axis, and falls lie on zero's other side", () => {
  const percent = (container: Element, selector: string, name: string) =>
    parseFloat(container.querySelector(selector)?.getAttribute(name) ?? "");
  const rise = render(<Bar axis={axisOf([58, 41])} value={30} />).container;
  expect(percent(rise, "svg", "width")).toBeCloseTo(50, 1);
  const fall = render(<Bar axis={axisOf([-20, 20])} value={-10} />).container;
  expect([percent(fall, "svg", "width"), percent(fall, "rect", "x")]).toEqual([50, 50]);
  const share = render(<ScaleBar value={3} most={4} />).container;
  expect(percent(share, "rect", "width")).toBe(75);
});

test.each([
  [6, ["6 de 10 sin gas", "4 con gas"]],
  [10, ["10 de 10 sin gas"]],
])("of ten tiles %i are lit, and what the others are is said where there are any", (lit, told) => {
  const { container } = render(<Tiles lit={lit} of={10} names={{ lit: "sin gas", dark: "con gas" }} />);
  expect(container.querySelectorAll("rect:not(.fill-night-by-day)")).toHaveLength(lit);
  expect([...container.querySelectorAll("li")].map(({ textContent }) => textContent)).toEqual(told);
});

test.each([
  [{ yes: 50, no: 30, abstentions: 20 }, ["0 50", "50 20", "70 30"]],
  [{ yes: 1, no: 3, abstentions: 0 }, ["0 25", "25 0", "25 75"]],
])("of a vote of %j each share follows the one before it", (vote, shares) => {
  const { container } = render(<Vote vote={vote} />);
  const bars = [...container.querySelectorAll("rect")];
  expect(bars.map((bar) => `${bar.getAttribute("x") ?? 0} ${bar.getAttribute("width")}`)).toEqual(shares);
});

test.each([
  [170, 176, 350, "faltan 6"],
  [37, 38, 75, "falta 1"],
  [40, 38, 75, "mayoría"],
  [0, 176, 350, "faltan 176"],
])("%i of %i seats in a chamber of %i: every seat is drawn once, and «%s» is said", (have, need, chamber, words) => {
  const { container } = render(<SeatCount count={{ have, need }} chamber={chamber} />);
  expect(container.textContent.endsWith(words)).toBe(true);
  const counts = [...container.querySelectorAll("g")].map((group) =>
    [...group.querySelectorAll("path")].reduce((sum, path) => sum + Number(path.getAttribute("pathLength")), 0),
  );
  // A dash of no length is seen by its round ends alone.
  for (const group of container.querySelectorAll("g"))
    expect(group.outerHTML).toMatch(/^<g [^>]*stroke-linecap="round" stroke-dasharray="0 1"/);
  const lacking = Math.max(0, need - have);
  expect(counts).toEqual([have, lacking, chamber - have - lacking]);
});

test.each([
  [0.3, "up"],
  [-0.3, "down"],
  [0.004, "muted"],
  [0, "muted"],
])("all that is drawn of a change of %d has the tone of the arrow beside it", (change, tone) => {
  const prices = { ...still, change, series: [3, 3.1, 3] };
  const startup = { name: "Eco", description: "Boyas.", sector: "Mar", funding: 1e6, location: "Vigo", image, alt: "" };
  const TONES = { "green-soft": "up", "red-soft": "down", rule: "muted" };
  for (const drawn of [
    <Change key="arrow" trend={trendOf(change, 2)} />,
    <Sparkline key="line" series={[5, 6, 5]} size="small" change={change} />,
    <SessionChart key="session" company={prices} reach={[-5, 5]} />,
    <Startups key="growth" startups={[{ ...startup, growth: Number(change.toFixed(1)) }]} source={undefined} />,
  ]) {
    const { container } = render(drawn);
    const toned = /(?<= (?:text|stroke|fill)-)(up|down|muted|green-soft|red-soft|rule)(?= )/g;
    const inked = [...container.querySelectorAll("svg *, span")].flatMap(
      (one) => ` ${one.getAttribute("class") ?? ""} `.match(toned) ?? [],
    );
    expect(inked.map((of) => Object.entries(TONES).find(([name]) => name === of)?.[1] ?? of)).toEqual(
      inked.map(() => tone),
    );
    expect(inked).not.toEqual([]);
  }
});

test("the high and the low of a session run inwards from where they stand", () => {
  const anchors = (series: number[]) => {
    const { container } = render(<SessionChart company={{ ...still, series }} reach={[-50, 50]} />);
    return [...container.querySelectorAll("text")].map((text) => text.getAttribute("text-anchor"));
  };
  expect(anchors([3, 3.1, 3.2, 3.3, 3.4])).toEqual(["end", "start"]);
  expect(anchors([3, 3.4, 3.1, 2.9, 3])).toEqual(["middle", "middle"]);
  // What has not moved has one price.
  expect(anchors([3, 3, 3, 3, 3])).toHaveLength(1);
});
