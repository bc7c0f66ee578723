import "@testing-library/jest-dom";
import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SectionTabs } from "@/components/islands/SectionTabs";

const tabs = [
  { id: "autonomicas", label: "CC.AA." },
  { id: "declaraciones", label: "Declaraciones" },
  { id: "partidos", label: "Partidos" },
  { id: "noticias", label: "Noticias" },
];

function page() {
  return render(
    <>
      <SectionTabs tabs={tabs} label="Secciones de Política" />
      {tabs.map(({ id, label }) => (
        <section key={id} id={id}>
          <p id={`${id}-dentro`}>Panel {label}</p>
        </section>
      ))}
    </>,
  );
}

const selected = () => screen.getByRole("tab", { selected: true }).textContent.trim();
const open = () => tabs.filter(({ id }) => !document.getElementById(id)?.hasAttribute("hidden")).map(({ id }) => id);

beforeEach(() => window.history.replaceState(null, "", "/politica"));

test("the first tab is open at the start, the others can be found by the browser's search", () => {
  page();
  expect(selected()).toBe("CC.AA.");
  expect(open()).toEqual(["autonomicas"]);
  expect(document.getElementById("partidos")).toHaveAttribute("hidden", "until-found");
});

test("a click opens a panel and leaves the address alone", async () => {
  page();
  await userEvent.click(screen.getByRole("tab", { name: "Partidos" }));
  expect(open()).toEqual(["partidos"]);
  expect(window.location.hash).toBe("");
});

test.each([
  ["{ArrowRight}", "Declaraciones"],
  ["{ArrowLeft}", "Noticias"],
  ["{End}", "Noticias"],
  ["{PageDown}", "Noticias"],
  ["{End}{ArrowRight}", "CC.AA."],
  ["{End}{Home}", "CC.AA."],
  ["{End}{PageUp}", "CC.AA."],
])("%s moves the focus, and the panel with it, to %s", async (keys, name) => {
  page();
  await userEvent.tab();
  expect(screen.getByRole("tab", { name: "CC.AA." })).toHaveFocus();
  await userEvent.keyboard(keys);
  expect(screen.getByRole("tab", { name })).toHaveFocus();
  expect(selected()).toBe(name);
  expect(open()).toHaveLength(1);
});

test("one tab is in the order of the Tab key, and the next stop is its panel", async () => {
  page();
  await userEvent.tab();
  await userEvent.keyboard("{ArrowRight}");
  await userEvent.tab();
  expect(document.getElementById("declaraciones")).toHaveFocus();
});

test.each(["{Enter}", " "])("the key %s opens the tab it is pressed on", async (key) => {
  page();
  act(() => screen.getByRole("tab", { name: "Noticias" }).focus());
  await userEvent.keyboard(key);
  expect(open()).toEqual(["noticias"]);
});

test.each([
  ["#partidos", "Partidos"],
  ["#noticias-dentro", "Noticias"],
  ["#otra-cosa", "CC.AA."],
])("an address that ends in %s opens %s", (hash, name) => {
  window.history.replaceState(null, "", `/politica${hash}`);
  page();
  expect(selected()).toBe(name);
});

test("a panel in which the browser finds text becomes the open one", () => {
  page();
  const panel = document.getElementById("partidos");
  if (!panel) throw new Error("no panel");
  fireEvent(panel, new Event("beforematch"));
  expect(selected()).toBe("Partidos");
  expect(open()).toEqual(["partidos"]);
});

test("each panel says which tab names it", () => {
  page();
  expect(screen.getByRole("tabpanel", { name: "CC.AA." })).toHaveAttribute("id", "autonomicas");
});
