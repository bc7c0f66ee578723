import { defineData } from "@/schema/define";
import { newspaperSchema } from "@/schema/newspaper";

/** Quién es el periódico: su nombre no está escrito en ningún otro sitio del código. */
export const newspaper = defineData("data/newspaper.ts", newspaperSchema, {
  sample: true,
  name: "La Lonja",
  legalName: "La Lonja",
  tagline: "La economía de las regiones, cada mañana",
  blurb:
    "Información económica, política y cultural de las regiones de España, contada desde donde ocurre por una redacción repartida entre sus puertos, sus campos y sus ciudades.",
  url: "https://lalonja.example",
  language: "es-ES",
  mark: "marca.svg",
  smallMark: "marca-pequena.svg",
  social: ["Facebook", "X", "Instagram", "LinkedIn", "YouTube"],
  footer: {
    newspaper: ["Quiénes somos", "La redacción", "Principios editoriales", "Trabaja con nosotros", "Contacto"],
    services: ["Boletines", "Hemeroteca", "Edición impresa", "Publicidad", "Ayuda al lector"],
    privacy: "Política de privacidad",
    terms: "Términos de uso",
    newsletter: "Lo que mueve las regiones, en tu correo cada mañana.",
  },
});
