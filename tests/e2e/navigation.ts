import type { Page } from "@playwright/test";
import { sections } from "../../data/sections/sections";

/** The sections' names, in the order of the navigation. */
export const SECTIONS = sections.map(({ name }) => name);

/** Their links in the header, shown or in the closed menu. */
export const sectionLinks = (page: Page) => page.locator("nav[aria-label='Secciones'] a");
