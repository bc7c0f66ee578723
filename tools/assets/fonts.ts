import { codeHash, kept } from "./cache";
import { writeGenerated } from "./files";
import { EXTENDED, LATIN, unicodeRange } from "./fonts/characters";
import { cutOf, packaged } from "./fonts/cut";
import { FACES, type Face } from "./fonts/faces";

/** What is worked out from a face's package, which only a new one or other code changes. */
async function workedOut(root: string, face: Face, what: string, make: (file: Buffer) => Promise<string>) {
  const file = await packaged(root, face);
  return kept(root, [what, await codeHash(), file], () => make(file));
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
    // Only what is to be made loads what makes it.
    const made = await workedOut(root, face, "stand-ins", async (file) =>
      (await import("./fonts/measure")).standInFaces(file, face),
    );
    standIns.push(made);
    further.push(...(await furtherOf(root, face, texts)));
  }
  await writeGenerated(root, "stand-ins.css", Buffer.concat(standIns));
  await writeGenerated(root, "further-letters.css", further.join(""));
  const wordmark = await workedOut(root, FACES[0], `wordmark ${name}`, async (file) =>
    (await import("./fonts/wordmark")).wordmarkRule(file, name),
  );
  await writeGenerated(root, "wordmark.css", wordmark);
}
