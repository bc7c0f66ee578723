import { paper } from "@/paper/paper";
import { site } from "@/paper/site";
import type { Imprint } from "@/schema/imprint";

/** What pages give their parts to say of the newspaper: `<PageFrame imprint={imprint}>`. */
export const imprint: Imprint = { site, edition: paper.edition, sections: paper.sections };
