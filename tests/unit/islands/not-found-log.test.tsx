import { render } from "@testing-library/react";
import { NotFoundLog } from "@/components/islands/NotFoundLog";

test("the attempted path is logged, once", () => {
  const log = jest.spyOn(console, "log").mockImplementation(() => undefined);
  window.history.replaceState(null, "", "/no/existe");
  render(<NotFoundLog />);
  render(<NotFoundLog />);
  expect(log).toHaveBeenCalledTimes(1);
  expect(log.mock.calls[0]?.join(" ")).toContain("/no/existe");
  log.mockRestore();
});
