import type { z } from "zod";
import type { Section as Definition } from "@/schema/section";
import { newspaper } from "@/data/newspaper";
import { actualidad } from "./actualidad";
import { cultura } from "./cultura";
import { deportes } from "./deportes";
import { economia } from "./economia";
import { opinion } from "./opinion";
import { politica } from "./politica";
import { tecnologia } from "./tecnologia";

/** Every section, in the order of the navigation. */
const inOrder = { actualidad, politica, economia, tecnologia, cultura, deportes, opinion };

export type SectionKey = keyof typeof inOrder;

/** What the data file of a section holds. */
export type ContentOf<Key extends SectionKey> = z.output<(typeof inOrder)[Key]["schema"]>;

/** The definitions, each under its own key. */
export const definitions: { [Key in SectionKey]: Definition<Key, ContentOf<Key>> } = inOrder;

/** What navigation, posters and style sheets need of a section. */
export type Section = Pick<Definition<SectionKey, never>, "key" | "name" | "route" | "accent" | "poster">;

const { leftOut = [] } = newspaper;

/** The sections in the order of the navigation, but for those that the newspaper leaves out. */
export const sections: readonly Section[] = Object.values(definitions).filter(({ key }) => !leftOut.includes(key));
