/** The one configuration that titles, metadata, header and footer are fed from. */
export const site = {
  name: "La Lonja",
  tagline: "La economía de las regiones, cada mañana",
  locale: "es_ES",
  language: "es",
  /** The public address, without a slash at its end. */
  url: (process.env["SITE_URL"] ?? "https://lalonja.example").replace(/\/+$/, ""),
  blurb:
    "Información económica, política y cultural de las regiones de España, contada desde donde ocurre por una redacción repartida entre sus puertos, sus campos y sus ciudades.",
  social: ["Facebook", "X", "Instagram", "LinkedIn", "YouTube"],
  footer: {
    house: ["Quiénes somos", "La redacción", "Principios editoriales", "Trabaja con nosotros", "Contacto"],
    services: ["Boletines", "Hemeroteca", "Edición impresa", "Publicidad", "Ayuda al lector"],
  },
} as const;
