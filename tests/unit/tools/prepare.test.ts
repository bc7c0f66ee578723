import { prepare } from "@/tools/assets/prepare";

test.each(["/srv/El #1", "/srv/¿listo?"])("a project in %s is told to call its folder something else", async (root) => {
  const said = jest.spyOn(process.stderr, "write").mockReturnValue(true);
  try {
    expect(await prepare(root)).toBe(false);
    expect(said.mock.calls.join("")).toContain(`La carpeta ${root} lleva «`);
  } finally {
    said.mockRestore();
  }
});
