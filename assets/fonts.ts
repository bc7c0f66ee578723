import { codeHash, kept } from "./cache";
import { writeGenerated } from "./files";
import { EXTENDED, LATIN, unicodeRange } from "./fonts/characters";
import { cutOf, packaged } from "./fonts/cut";
import { FACES, type Face } from "./fonts/faces";

/** The @font-faces of all that stands in for a face, in the order in which the stylesheet asks for them. */
async function standInsOf(root: string, face: Face): Promise<Buffer> {
  const file = await packaged(root, face);
  return kept(root, ["stand-ins", await codeHash(), file, JSON.stringify(face)], async () => {
    const { standInFaces } = await import("./fonts/measure");
    return standInFaces(file, face);
  });
}

/** How the newspaper's name is set, in the face of the headlines. */
async function wordmarkOf(root: string, face: Face, name: string): Promise<Buffer> {
  const file = await packaged(root, face);
  return kept(root, ["wordmark", await codeHash(), file, name], async () => {
    const { wordmarkRule } = await import("./fonts/wordmark");
    return wordmarkRule(file, name);
  });
}

/** The @font-face of a file that only pages with its characters ask for: of the same family as the face itself. */
const furtherFace = (file: string, { family, answers, italic }: Face, characters: string) => `@font-face {
  font-family: "${family}";
  font-weight: ${answers};${italic ? "\n  font-style: italic;" : ""}
  font-display: swap;
  src: url("./${file}") format("woff2");
  unicode-range: ${unicodeRange(characters)};
}
`;

/** Writes a face's files for other names than Spain's, and gives the @font-faces of those that the texts need. */
async function furtherOf(root: string, face: Face, texts: readonly string[]): Promise<string[]> {
  const rules: string[] = [];
  for (const [part, characters] of [
    ["latin", LATIN],
    ["extended", EXTENDED],
  ] as const) {
    const file = `fonts/${face.name}-${part}.woff2`;
    await writeGenerated(root, file, await cutOf(root, face, part));
    const needed = texts.some((text) => Array.from(text).some((character) => characters.includes(character)));
    if (needed) rules.push(furtherFace(file, face, characters));
  }
  return rules;
}

/**
 * Cuts the packages' fonts to what the newspaper prints and writes them to `.generated/fonts`;
 * what stands in for them until they have come, to `.generated/stand-ins.css`; and which of
 * them hold letters of other languages, to `.generated/further-letters.css`. How the newspaper's
 * name is set goes to `.generated/wordmark.css`.
 * @param name the newspaper's
 * @param texts all that the edition says: without a Polish name in it no page speaks of Polish letters
 */
export async function makeFonts(root: string, name: string, texts: readonly string[]): Promise<void> {
  const standIns: Buffer[] = [];
  const further: string[] = [];
  for (const face of FACES) {
    await writeGenerated(root, `fonts/${face.name}.woff2`, await cutOf(root, face, "spanish"));
    standIns.push(await standInsOf(root, face));
    further.push(...(await furtherOf(root, face, texts)));
  }
  await writeGenerated(root, "stand-ins.css", Buffer.concat(standIns));
  await writeGenerated(root, "further-letters.css", further.join(""));
  await writeGenerated(root, "wordmark.css", await wordmarkOf(root, FACES[0], name));
}
