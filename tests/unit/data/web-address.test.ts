import { newspaperSchema } from "@/schema/newspaper";
import { formSchema, linkAddress, pageAddress, searchFormSchema } from "@/schema/web-address";
import { paper } from "@/paper/paper";

const saidOf = (schema: typeof linkAddress, value: string) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

test.each([
  "https://altas.example/socias?desde=web#aqui",
  "https://ejemplo.es",
  "mailto:redaccion@example.es?subject=Hola",
  "/hemeroteca/2026-11-20",
  "/",
])("a link may lead to %s", (address) => {
  expect(saidOf(linkAddress, address)).toEqual([]);
});

test.each([
  ["", /^no es una dirección/],
  ["hemeroteca", /^no es una dirección/],
  ["http://example.es/", /^no empieza por https:\/\//],
  ["//example.es/a", /^no es una dirección/],
  ["/\\example.es", /un signo que una dirección no tiene/],
  ["https://example.es/a b", /un espacio/],
  ["https://example.es/\n", /un espacio/],
  ["javascript:alert(1)", /^no empieza por https:\/\//],
  ["data:text/html,hola", /^no empieza por https:\/\//],
  ["https://ana:clave@example.es/", /un usuario o una contraseña/],
  ["https://localhost/", /su servidor, «localhost», no es ninguno/],
  ["https://docs.google.com/document/d/1/edit", /un documento de la redacción/],
  ["mailto:", /no lleva un correo/],
  ["mailto:redaccion", /no lleva un correo/],
] as const)("a link cannot lead to «%s»", (address, reason) => {
  expect(saidOf(linkAddress, address)).toEqual([expect.stringMatching(reason)]);
});

const alta = { action: "https://boletines.example/alta", field: "EMAIL", method: "post" };
const search = { action: "/buscar", field: "q" };

test.each([
  ["a story's page", pageAddress, "/archivo/1", "mailto:redaccion@example.es"],
  ["a form that would write a letter", formSchema, alta, { ...alta, action: "mailto:redaccion@example.es" }],
  ["a form with two words for a field", formSchema, alta, { ...alta, field: "dos palabras" }],
  ["a form of another method", formSchema, alta, { ...alta, method: "put" }],
  ["a form without one", formSchema, alta, { ...alta, method: undefined }],
  ["a search that is not asked by its address", searchFormSchema, search, { ...search, method: "post" }],
])("%s is refused", (_, schema, right, wrong) => {
  expect([right, wrong].map((value) => schema.safeParse(value).success)).toEqual([true, false]);
});

test("an address for words that are on no control is refused, and those that were meant are named", () => {
  const wired = { ...paper.newspaper, addresses: { Suscribete: "https://altas.example/" } };
  const [issue] = newspaperSchema.safeParse(wired).error?.issues ?? [];
  expect(issue?.path).toEqual(["addresses", "Suscribete"]);
  expect(issue?.message).toBe('no está en ningún botón ni enlace (¿querías decir "Suscríbete"?)');
});
