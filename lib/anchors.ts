/** What parts of the pages are called in addresses, such as `/politica#partidos`: no record may have one for its id. */
const NAMES = [
  "agenda analisis anuncios autonomicas azulejos boletin boletin-actualidad boletin-opinion boletin-opinion-titulo",
  "boletin-pie boletin-portada buscador busqueda columnista-1 columnista-2 columnista-3 columnista-4 columnistas",
  "contenido datos-rapidos debates declaraciones deportes-portada deportistas destacadas empresas-destacadas",
  "en-directo en-vivo encuesta estadisticas estrenos eventos eventos-destacados gobierno-actual herramientas",
  "indicadores indices lanzamientos lenguajes libros mapa mas-leido menu monografico multimedia multimedia-portada",
  "noticias opinion-del-dia opiniones-destacadas panorama partidos podcasts primera-pantalla proximos sector",
  "startups temas-candentes tendencias tribunas ultimas ultimas-noticias ultimas-opiniones walled",
] as const;

/** The words of a line, as a type. */
type WordOf<Line extends string> = Line extends `${infer First} ${infer Rest}` ? First | WordOf<Rest> : Line;

export type Anchor = WordOf<(typeof NAMES)[number]>;
export const ANCHORS = NAMES.flatMap((line) => line.split(" "));
