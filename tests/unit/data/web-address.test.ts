import { newspaperSchema } from "@/schema/newspaper";
import { formSchema, INNER, linkAddress, pageAddress, searchFormSchema, WRAPPERS } from "@/schema/web-address";
import { elsewhere } from "@/paper/elsewhere";
import { paper } from "@/paper/paper";
import { site } from "@/paper/site";

const saidOf = (schema: typeof linkAddress, value: string): string[] =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

test.each([
  "https://altas.example/socias?desde=web#aqui",
  "https://ejemplo.es",
  "mailto:redaccion@example.es?subject=Hola",
  "/hemeroteca/2026-11-20",
  "/",
  ...INNER.silent.map((address) => `https://${address}`),
  ...WRAPPERS.flatMap(({ good }) => good),
])("a link may lead to %s", (address) => {
  expect(saidOf(linkAddress, address)).toEqual([]);
});

test.each([
  ["https://peñíscola.example/día?q=año", "https://xn--pescola-8ya9a.example/d%C3%ADa?q=a%C3%B1o"],
  ["https://EJEMPLO.es", "https://ejemplo.es/"],
  ["mailto:redaccion@peñíscola.example?subject=Hola", "mailto:redaccion@xn--pescola-8ya9a.example?subject=Hola"],
  ["/hemeroteca/año", "/hemeroteca/a%C3%B1o"],
])("the address %s is read as machines write it, %s", (address, whole) => {
  expect(linkAddress.parse(address)).toBe(whole);
  // What has been made whole stays as it is.
  expect(linkAddress.parse(whole)).toBe(whole);
});

test("the newspaper's own address is read so too", () => {
  for (const address of ["https://peñíscola.example", "https://peñíscola.example/", "https://PEÑÍSCOLA.example"])
    expect(newspaperSchema.parse({ ...paper.newspaper, url: address }).url).toBe("https://xn--pescola-8ya9a.example");
});

test.each([
  ["https://ana@faro.example", /lleva algo más que el servidor/],
  ["https://faro.example/diario", /lleva algo más que el servidor/],
  ["https://faro.example/?a=1", /lleva algo más que el servidor/],
  ["https://faro.example/?", /lleva algo más que el servidor/],
  ["https://faro.example/#a", /lleva algo más que el servidor/],
  ["http://faro.example", /no empieza por https:\/\//],
  ["faro.example", /no es una dirección/],
])("the newspaper's own address cannot be «%s»", (url, says) => {
  const [issue] = newspaperSchema.safeParse({ ...paper.newspaper, url }).error?.issues ?? [];
  expect([issue?.path, issue?.message]).toEqual([["url"], expect.stringMatching(says)]);
});

test("an address with letters of Spanish is read however many were read before it", () => {
  const read = () => linkAddress.safeParse("https://peñíscola.example/").success;
  expect(Array.from({ length: 20_000 }, read)).not.toContain(false);
});

test.each(WRAPPERS.flatMap(({ bad }) => bad))("of %s the address is asked that it leads to", (address) =>
  expect(saidOf(linkAddress, address)).toEqual([expect.stringMatching(/: escribe https:\/\/ejemplo\.es\/a$/)]),
);

test.each(INNER.tells)("a link cannot lead to %s, where newsrooms write", (address) =>
  expect(saidOf(linkAddress, `https://${address}`)).toEqual([
    expect.stringMatching(/^es un documento de la redacción/),
  ]),
);

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
  ["https://:clave@example.es/", /un usuario o una contraseña/],
  ["https://localhost/", /su servidor, «localhost», no es ninguno/],
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

test("what the newspaper's own server answers besides the pages is no dead address", () => {
  const { newspaper } = paper;
  const before = { ...newspaper };
  Object.assign(newspaper, {
    addresses: { Club: "/club" },
    newsletterForm: { action: `${site.url}/boletines/alta`, field: "correo", method: "post" },
    searchForm: { action: `${site.url}/buscar?en=todo#arriba`, field: "q" },
  });
  const answered = elsewhere();
  Object.assign(newspaper, { newsletterForm: undefined, searchForm: undefined, addresses: undefined }, before);
  expect(answered).toEqual(expect.arrayContaining(["/club", "/boletines/alta", "/buscar?en=todo#arriba"]));
});
