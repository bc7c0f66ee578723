import type { Page } from "@playwright/test";

/** The seven sections, in the order of the specification. */
export const SECTIONS = ["Actualidad", "Política", "Economía", "Tecnología", "Cultura", "Deportes", "Opinión"];

/** Their links in the header, shown or in the closed menu. */
export const sectionLinks = (page: Page) => page.locator("nav[aria-label='Secciones'] a");
