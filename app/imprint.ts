import { edition } from "@/data/edition";
import type { Imprint } from "@/schema/imprint";
import { sections } from "@/schema/sections/sections";
import { site } from "@/lib/site";

/** What pages give their parts to say of the newspaper: `<PageFrame imprint={imprint}>`. */
export const imprint: Imprint = { site, edition, sections };
