import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib";
import { filesIn } from "./files";

const brotli = promisify(brotliCompress);
const unpack = promisify(brotliDecompress);
const gz = promisify(gzip);

/** Whether a file is worth compressing, by its name. */
export const isText = (file: string): boolean => /\.(html|css|js|svg|xml|json|webmanifest|txt)$/.test(file);

/**
 * Sizes of blocks and ways to write distances, zlib's own first: which is the shortest for a page is luck, of up to a hundred
 * bytes, and another when a page says the next day.
 */
const WAYS = [
  {},
  { [constants.BROTLI_PARAM_NDIRECT]: 15 },
  { [constants.BROTLI_PARAM_LGBLOCK]: 16, [constants.BROTLI_PARAM_NDIRECT]: 4 },
  { [constants.BROTLI_PARAM_LGBLOCK]: 16, [constants.BROTLI_PARAM_NPOSTFIX]: 1 },
  { [constants.BROTLI_PARAM_LGBLOCK]: 16, [constants.BROTLI_PARAM_NPOSTFIX]: 2 },
];

/** The shortest that brotli makes of a text. */
async function shortest(content: Buffer): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const made = await Promise.all(WAYS.map((way) => brotli(content, { params: { ...params, ...way } })));
  return made.reduce((best, one) => (one.length < best.length ? one : best));
}

/** The compressed form that an earlier site has of this very text: to make it anew takes half a second a page. */
async function kept(file: string, content: Buffer): Promise<Buffer | undefined> {
  // One that cannot be read, or is cut off, is made anew.
  const form = await readFile(file).catch(() => undefined);
  const text = form && (await unpack(form).catch(() => undefined));
  return text?.equals(content) ? form : undefined;
}

/** Writes a file's compressed forms beside it: it is done once and served often. */
async function compress(file: string, earlier: string): Promise<void> {
  const content = await readFile(file);
  await writeFile(`${file}.br`, (await kept(`${earlier}.br`, content)) ?? (await shortest(content)));
  await writeFile(`${file}.gz`, await gz(content, { level: constants.Z_BEST_COMPRESSION }));
}

/**
 * Writes the compressed forms of a folder's text files beside them.
 * @param earlier the site's folder as the last build has left it, if there is one: what has not changed is taken from it
 */
export async function compressAll(folder: string, earlier: string): Promise<void> {
  const texts = (await filesIn(folder)).filter(isText);
  await Promise.all(texts.map((text) => compress(path.join(folder, text), path.join(earlier, text))));
}
