import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PlaceholderLink } from "@/components/frame/PlaceholderLink";
import { NewsletterBox } from "@/components/NewsletterBox";
import { site } from "@/lib/site";

// A newspaper that has not said where its e-mail boxes are sent, whichever is in data/.
jest.mock("@/lib/site", () => {
  const { site: own } = jest.requireActual<{ site: object }>("@/lib/site");
  return { site: { ...own, newsletterForm: undefined } };
});

afterEach(() => jest.restoreAllMocks());

test("the e-mail box has its words and stands in no form, so that Enter submits nothing", async () => {
  render(<NewsletterBox id="boletin" action="Suscribirse Gratis" />);
  const box = screen.getByLabelText("Tu email");
  expect(box).toHaveAttribute("type", "email");
  expect(box).toHaveAttribute("placeholder", "Tu email");
  expect(box.closest("form")).toBeNull();
  await userEvent.type(box, "lectora@example.com{Enter}");
  expect(box).toHaveValue("lectora@example.com");
  expect(screen.getByRole("button", { name: "Suscribirse Gratis" })).toHaveAttribute("type", "button");
});

test("where the newspaper says who takes them, the box is a form that is sent there", () => {
  const newsletterForm = { action: "https://boletines.example/alta", field: "correo", method: "post" } as const;
  jest.replaceProperty(site, "newsletterForm", newsletterForm);
  render(<NewsletterBox id="boletin" action="Suscribirse Gratis" />);
  const box = screen.getByLabelText("Tu email");
  expect(box).toHaveAttribute("name", "correo");
  expect(box).toBeRequired();
  expect(box.closest("form")).toHaveAttribute("action", "https://boletines.example/alta");
  expect(box.closest("form")).toHaveAttribute("method", "post");
  expect(screen.getByRole("button", { name: "Suscribirse Gratis" })).toHaveAttribute("type", "submit");
});

test("a placeholder link is read as one that is not there yet, and is no stop of the tab key", async () => {
  render(
    <>
      <PlaceholderLink>Contacto</PlaceholderLink>
      <button type="button">Después</button>
    </>,
  );
  const link = screen.getByRole("link", { name: "Contacto" });
  expect(link).not.toHaveAttribute("href");
  expect(link).toHaveAttribute("aria-disabled", "true");
  await userEvent.tab();
  expect(screen.getByRole("button", { name: "Después" })).toHaveFocus();
});

test("a link that has an address leads there, marked as one that leads abroad", () => {
  render(
    <>
      <PlaceholderLink to="https://red.example/periodico" rel="me">
        Red
      </PlaceholderLink>
      <PlaceholderLink to="/contacto">Contacto</PlaceholderLink>
    </>,
  );
  const abroad = screen.getByRole("link", { name: "Red" });
  expect(abroad).toHaveAttribute("href", "https://red.example/periodico");
  expect(abroad).toHaveAttribute("rel", "external me");
  expect(abroad).not.toHaveAttribute("aria-disabled");
  const own = screen.getByRole("link", { name: "Contacto" });
  expect(own).toHaveAttribute("href", "/contacto");
  expect(own).not.toHaveAttribute("rel");
});
