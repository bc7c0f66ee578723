import { actualidad } from "../actualidad";
import { cultura } from "../cultura";
import { deportes } from "../deportes";
import { economia } from "../economia";
import { home } from "../home";
import { opinion } from "../opinion";
import { politica } from "../politica";
import { tecnologia } from "../tecnologia";

/** All the content, a page a key; loading it checks every file. */
export const pages = { actualidad, cultura, deportes, economia, home, opinion, politica, tecnologia };
