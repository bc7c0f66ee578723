/** The anchor of a company's line on Economía, from its name: «Navalia Cantábrica» is at `#empresa-navalia-cantabrica`. */
export const companyAnchor = (name: string): string =>
  `empresa-${name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")}`;
