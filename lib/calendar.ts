/** The days of the week as Spanish has them, as JavaScript counts them: Sunday first. */
export const WEEKDAYS: readonly string[] = ["domingo", "lunes", "martes", "miércoles", "jueves", "viernes", "sábado"];

/** The months, January first. */
export const MONTHS: readonly string[] = [
  "enero",
  "febrero",
  "marzo",
  "abril",
  "mayo",
  "junio",
  "julio",
  "agosto",
  "septiembre",
  "octubre",
  "noviembre",
  "diciembre",
];
