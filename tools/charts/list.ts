import { hemicycle } from "../../lib/hemicycle";

/** A chart of the finished pages. */
export type Chart = {
  name: string;
  /** The page's address below the site's, with the tab it stands in. */
  page: string;
  /** Where it is on the page, as Playwright finds it; what is not there is left out. */
  at: string;
};

const block = (id: string) => `section[aria-labelledby="${id}"]`;

/** Every chart, page by page. */
export const charts: readonly Chart[] = [
  { name: "Markets", page: "", at: 'ul[aria-label="Mercados"]' },
  { name: "The vote, in small", page: "", at: 'main svg[viewBox="0 0 100 4"] >> nth=0 >> xpath=../..' },
  {
    name: "Seats a bill has",
    page: "",
    at: `main svg[viewBox="0 0 ${hemicycle.width} ${hemicycle.height}"] >> nth=0 >> xpath=..`,
  },
  { name: "Growth of young companies", page: "", at: block("startups") },
  { name: "Hashtags", page: "actualidad", at: block("tendencias") },
  { name: "The vote", page: "politica", at: "main article figure >> nth=0" },
  { name: "Topics", page: "politica", at: block("temas-candentes") },
  { name: "The readers' poll", page: "politica", at: block("encuesta") },
  { name: "The chamber", page: "politica#partidos", at: "#partidos figure >> nth=0" },
  { name: "Polls of the parties", page: "politica#partidos", at: "#partidos figure >> nth=1" },
  {
    name: "Seats a bill has, as a line",
    page: "politica#noticias",
    at: '#noticias svg[height="8"] >> nth=0 >> xpath=..',
  },
  { name: "Sessions of four companies", page: "economia", at: block("empresas-destacadas") },
  { name: "The index by weeks", page: "economia", at: `${block("analisis")} figure` },
  { name: "Raw materials and currencies", page: "economia", at: block("datos-rapidos") },
  { name: "Fields that grow", page: "tecnologia", at: block("tendencias") },
  { name: "Programming languages", page: "tecnologia", at: block("lenguajes") },
  { name: "Marks of books", page: "cultura", at: block("libros") },
  { name: "Debates", page: "opinion", at: block("debates") },
];
