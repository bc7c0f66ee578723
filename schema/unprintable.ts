/** What keeps a line of prose from being printed, the first that is found, with texts that have it and the like that do not. */
export const UNPRINTABLE = [
  { says: "está vacío", pattern: /^\s*$/u, bad: ["", "  "], good: ["a"] },
  {
    // Lines and paragraphs of Unicode's own (Zl, Zp) break a line as the control characters (Cc) do.
    says: "tiene un salto de línea, un tabulador u otro signo que no se imprime",
    pattern: /[\p{Cc}\p{Zl}\p{Zp}]/u,
    bad: ["El\nmuelle", "El\tmuelle", "El\u2028muelle", "El\u0000muelle"],
    good: ["El muelle"],
  },
  {
    // Halves of a character, code points that are none, a font's private ones, and the sign for a failed decoding.
    says: "tiene un signo roto, U+…: se esperaba una letra o un signo corriente",
    pattern: /[\p{Cs}\p{Co}\p{Noncharacter_Code_Point}\ufffd]/u,
    bad: ["El \ud800muelle", "El \ue000muelle", "El \ufdd0muelle", "El m\ufffdelle"],
    good: ["El muelle 🚢"],
  },
  {
    // Zero-width and direction marks, fillers, tags; but for the selectors of a sign's look (☀), and soft hyphens, of which a text
    // that has been made plain has none.
    says: "tiene un signo invisible, U+…: vuelve a teclear esas palabras",
    pattern: /(?![\u00ad\ufe0e\ufe0f])[\p{Cf}\p{Default_Ignorable_Code_Point}]/u,
    bad: ["El mu\u200belle", "El \u202emuelle", "El \u3164muelle"],
    good: ["El ☀\ufe0f muelle", "El mue\u00adlle"],
  },
  {
    // More marks on a letter than any language writes run into the lines above and below.
    says: "tiene tildes o marcas que no están sobre una letra",
    pattern: /\p{M}{4,}|^\p{M}/u,
    bad: ["El mu\u0301\u0302\u0303\u0304elle", "\u0301a"],
    good: ["El mu\u0301elle"],
  },
  {
    says: "empieza o acaba con un espacio",
    pattern: /^\s|\s$/u,
    bad: [" El muelle", "El muelle "],
    good: ["El muelle"],
  },
] as const;
