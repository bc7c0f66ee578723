import { danglingNames } from "@/paper/names";
import { pages } from "@/paper/pages";
import { homeSchema } from "@/schema/home";

/* What the front refers to by a name: the markets over the lead, and the lines below it. */

const series = Array<number>(8).fill(1);
const index = { name: "IBEX 35", value: 1, change: 0, trend: "stable" as const, series };
const datum = { name: "Petróleo Brent", value: 1, decimals: 2, unit: "$", change: 0, series };
const company = { name: "Navalia", sector: "Naval", price: 1, change: 0, marketCap: 1, logo: "logo.svg", series };
const video = { title: "Así se bota un buque", duration: 60, views: 0, image: "buque.svg", alt: "" };
const documentary = { ...video, title: "Lo que deja la sal", description: "Un verano con los salineros." };
const economia = { ...pages.economia, indices: [index], quick: [datum], companies: [company] };

const said = (lines: object) => {
  const home = { ...pages.home, markets: undefined, related: undefined, videos: [video], documentary, ...lines };
  return danglingNames({ economia, home: homeSchema.parse(home) }).map(({ where, says }) => `${where}: ${says}`);
};

test("a market that Economía does not have is refused, with the one that was meant", () => {
  expect(said({ markets: ["IBEX 35", "Petróleo Bren"] })).toEqual([
    'data/home.ts: markets[1]: "Petróleo Bren" no es ningún índice, indicador ni dato rápido de data/economia.ts (¿querías decir "Petróleo Brent"?)',
  ]);
});

test("a company and a video that there are not are refused", () => {
  const related = [
    { label: "En bolsa", company: "Nadie y Compañía" },
    { label: "Vídeo", videoTitle: "Nunca filmado" },
  ];
  expect(said({ related })).toEqual([
    'data/home.ts: related[0].company: "Nadie y Compañía" no es ninguna empresa de data/economia.ts',
    'data/home.ts: related[1].videoTitle: "Nunca filmado" no es el título de ningún vídeo de la portada',
  ]);
});

test("names that stand are accepted, the documentary's too", () => {
  const related = [
    { label: "En bolsa", company: company.name },
    { label: "Vídeo", videoTitle: video.title },
    { label: "Documental", videoTitle: documentary.title },
  ];
  expect(said({ related })).toEqual([]);
});

test.each([
  ["nothing", { label: "Nada" }],
  ["two things", { label: "Dos", company: "Una", videoTitle: "Otra" }],
])("a line that names %s is refused", (_, line) => {
  const { error } = homeSchema.safeParse({ ...pages.home, related: [line] });
  expect(error?.issues.map(({ path, message }) => [path.join("."), message])).toEqual([
    ["related.0", "debe llevar solo uno de company, videoTitle, story"],
  ]);
});

test("a story that the front announces is not also related to its lead", () => {
  const { error } = homeSchema.safeParse({ ...pages.home, related: [{ label: "Otra vez", story: pages.home.lead }] });
  expect(error?.issues.map(({ message }) => message)).toEqual(["ya está en lead"]);
});
