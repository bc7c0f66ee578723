import { edition } from "@/data/edition";
import type { Imprint } from "@/data/schema/imprint";
import { sections } from "@/data/sections/sections";
import { site } from "@/lib/site";

/** What pages give their parts to say of the newspaper: `<PageFrame imprint={imprint}>`. */
export const imprint: Imprint = { site, edition, sections };
