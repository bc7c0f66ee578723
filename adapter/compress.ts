import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const TEXT = /\.(html|css|js|svg|xml|json|webmanifest|txt)$/;

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Whether a file is worth compressing, by its name. */
export const isText = (file: string): boolean => TEXT.test(file);

/** Writes `.br` and `.gz` beside a file, as small as they get: it is done once and served often. */
export async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await writeFile(`${file}.br`, await brotli(content, { params }));
  await writeFile(`${file}.gz`, await gz(content, { level: constants.Z_BEST_COMPRESSION }));
}
