import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const TEXT = /\.(html|css|js|svg|xml|json|webmanifest|txt)$/;

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Whether a file is worth compressing, by its name. */
export const isText = (file: string): boolean => TEXT.test(file);

/** Sizes of brotli's blocks, as powers of two; 0 lets it choose, which is not always best for some tens of kilobytes. */
const BLOCKS = [0, 16, 18];

/** Beyond this the choice of blocks saves next to nothing, and trying takes minutes. */
const WORTH_TRYING_BYTES = 500_000;

async function smallestBrotli(content: Buffer): Promise<Buffer> {
  const tries = await Promise.all(
    (content.length <= WORTH_TRYING_BYTES ? BLOCKS : [0]).map((block) =>
      brotli(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
          [constants.BROTLI_PARAM_LGBLOCK]: block,
        },
      }),
    ),
  );
  return tries.reduce((least, one) => (one.length < least.length ? one : least));
}

/** The compressed forms of a file, as small as they get, by the ending of their names. */
export const FORMS: Readonly<Record<string, (content: Buffer) => Promise<Buffer>>> = {
  br: smallestBrotli,
  gz: (content) => gz(content, { level: constants.Z_BEST_COMPRESSION }),
};

/** All that decides, besides the content, what comes out. The first figure rises with any change of the above. */
export const RECIPE = `1 brotli ${process.versions["brotli"]} zlib ${process.versions["zlib"]}`;

/** Writes a file's compressed forms beside it: it is done once and served often. */
export async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  for (const [ending, form] of Object.entries(FORMS)) await writeFile(`${file}.${ending}`, await form(content));
}
