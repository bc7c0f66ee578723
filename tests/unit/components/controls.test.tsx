import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PlaceholderLink } from "@/components/frame/PlaceholderLink";
import { NewsletterBox } from "@/components/NewsletterBox";

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

test("a placeholder link can be reached and read, and leads nowhere", async () => {
  render(<PlaceholderLink>Contacto</PlaceholderLink>);
  const link = screen.getByRole("link", { name: "Contacto" });
  expect(link).not.toHaveAttribute("href");
  await userEvent.tab();
  expect(link).toHaveFocus();
});
