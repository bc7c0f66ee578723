import { build } from "plain-pages/build";
import { recordBuild } from "plain-publish";
import { prepare } from "./assets/prepare";
import { ROOT } from "./root";
import { publishedFrom } from "./published";
import { command } from "./say";

/*
 * `npm run build`: what is made, in this order.
 *
 * 1. What the content is, by its files: what changes from now on is not in this edition.
 * 2. The content, checked (tools/assets/check): nothing is made of what is wrong.
 * 3. What pages need besides it, in public and .generated (tools/assets/make-assets.ts): accents, fonts, the mark, icons,
 *    pictures and films, bitmaps for search engines, sharing pictures.
 * 4. The pages, by Next, into .next; and finished by plain-pages (plain-pages.config.ts): styles, islands, policy.
 * 5. What belongs to the site and is no page of Next's (tools/add.ts): the archive's pages, the reservation of mining.
 * 6. All of it checked for dead addresses, compressed, and swapped for the earlier `out` in one step.
 * 7. What it was made from and what it has left, for who deploys it (.generated/built.json).
 */

await command(async () => {
  await recordBuild(publishedFrom(ROOT), async () => {
    await prepare(ROOT);
    process.exitCode = await build(process.argv.slice(2));
    return process.exitCode === 0;
  });
});
