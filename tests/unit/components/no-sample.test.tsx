/** @jest-environment jsdom */
import { render, within } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { HotStory } from "@/components/actualidad/HotStory";
import { SearchButton } from "@/components/frame/HeaderButtons";
import { Header } from "@/components/frame/Header";
import { PageFrame } from "@/components/frame/PageFrame";
import { VideoPicture } from "@/components/home/VideoPicture";
import { NewsletterBox } from "@/components/NewsletterBox";
import { TimeText } from "@/components/text/TimeText";
import { withPlainSpaces } from "@/lib/spaces";
import { paper } from "@/paper/paper";
import { site } from "@/paper/site";
import { told } from "../../reading";

/* A newspaper that is no sample: nothing stands in it that does nothing, and its times are true. */

const { hot } = paper.pages.actualidad;
const before = { ...site };
beforeEach(() =>
  Object.assign(site, { sample: false, addresses: undefined, searchForm: undefined, newsletterForm: undefined }),
);
afterEach(() => Object.assign(site, before));

test("a newspaper has no button that does nothing", () => {
  const film = { title: "La subasta", duration: 90, views: 1, image: hot.image, alt: "" };
  document.body.innerHTML = renderToStaticMarkup(
    <>
      <Header />
      <HotStory story={hot} />
      <VideoPicture video={film} place="row" />
    </>,
  );
  const idle = [...document.querySelectorAll("button")].filter((button) => !button.hasAttribute("popovertarget"));
  expect(idle.map((button) => button.textContent || button.ariaLabel)).toEqual([]);
});

test("what a newspaper has a service for is sent there, by its button, and not empty", () => {
  Object.assign(site, {
    searchForm: { action: "https://busca.example/", field: "q" },
    newsletterForm: { action: "https://boletin.example/", method: "post", field: "correo" },
  });
  const { container } = render(
    <>
      <SearchButton />
      <NewsletterBox id="boletin-pie" />
    </>,
  );
  // The box for a question is opened by its own button.
  const [opener] = within(container).getAllByRole("button", { name: "Buscar" });
  expect(container.querySelector(`#${opener?.getAttribute("popovertarget")}`)?.role).toBe("search");
  const sent = [...container.querySelectorAll("form")].map((form) => {
    const [button] = within(form).getAllByRole<HTMLButtonElement>("button", { hidden: true });
    const box = form.querySelector("input");
    return [form.action, button?.type, box?.name, box?.required];
  });
  expect(sent).toEqual([
    ["https://busca.example/", "submit", "q", true],
    ["https://boletin.example/", "submit", "correo", true],
  ]);
});

test("a page says that its edition is a past one in the archive alone, where that is shown", () => {
  Object.assign(site, { archive: true });
  document.body.innerHTML = renderToStaticMarkup(<PageFrame>{null}</PageFrame>);
  expect(document.querySelector<HTMLElement>("[data-archived]")?.hidden).toBe(true);
});

test("a story of days ago says its day, and one of an hour ago how long ago that was", () => {
  const { close } = paper.edition;
  for (const hours of [1, 72]) {
    const time = new Date(Date.parse(close) - hours * 3_600_000).toISOString();
    const { textContent } = render(<TimeText value={time} />).container;
    expect(withPlainSpaces(textContent)).toBe(told(time, close, false));
  }
});
