import type { Announced } from "../schema/section";
import { front } from "./front";
import { ask, type PageKey } from "./pages";

/** The record a page is shared with. */
export const leadOf = (key: PageKey): Announced =>
  key === "home" ? front.lead : ask(key, (section, page) => section.lead(page));
