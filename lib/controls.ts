/** The words on the controls of the pages that a newspaper may give an address (`addresses` in data/newspaper.ts). */
export const CONTROLS = [
  "Suscríbete",
  "Participar en la encuesta",
  "Cargar más noticias",
  "Ver Destacados",
  "Estadísticas",
  "Ver Todos",
  "Ver Todas",
] as const;
export type Control = (typeof CONTROLS)[number];

/** The one that stands over every page. */
export const SUBSCRIBE = "Suscríbete" satisfies Control;
