import { render } from "@testing-library/react";
import { Minute } from "@/components/deportes/Minute";

/** What is read aloud: what assistive technology is given, marks for the eye left out. */
const heard = (element: Element | null) => {
  element?.querySelectorAll('[aria-hidden="true"]').forEach((hidden) => hidden.remove());
  return element?.textContent;
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
