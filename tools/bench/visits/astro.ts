import { cp, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { serialize } from "parse5";
import { compress, isText } from "../../../adapter/compress";
import { attribute, elementsIn, insertBefore, make, readPage, remove, type Element } from "../../../adapter/dom";
import { filesIn } from "../../../adapter/files";
import { during } from "../../../adapter/progress";
import { run } from "../../processes";
import { ROOT } from "../../project";

/*
 * The same newspaper as Astro would give it: the finished pages' HTML and styles, and the
 * same islands, each for Astro's own runtime to start when the browser is idle.
 */

const PROJECT = path.join(ROOT, "tools/bench/astro");

/** What stands where an island is to come, until the page is cut there. */
const CUT = "the-bench-cuts-here";

const isSheet = (element: Element): boolean =>
  attribute(element, "rel") === "stylesheet" && attribute(element, "media") === undefined;

/** Parts of a finished page that Astro writes itself, or that a policy of ours would forbid it. */
const isOurs = (element: Element): boolean =>
  isSheet(element) ||
  attribute(element, "http-equiv") === "Content-Security-Policy" ||
  (element.tagName === "script" && attribute(element, "type") !== "application/ld+json");

/** HTML as it stands, in a page of Astro's. */
const written = (html: string): string => `<Fragment set:html={${JSON.stringify(html)}} />`;

const attributesOf = ({ attrs }: Element): string =>
  JSON.stringify(Object.fromEntries(attrs.map(({ name, value }) => [name, value])));

/**
 * A finished page as a page of Astro's.
 * @param file for messages
 */
export function astroPage(file: string, html: string): string {
  const { document, root, head, body } = readPage(file, html);
  const elements = [...elementsIn(document)];
  const styles = elements.filter(isSheet).map((sheet) => `import "/finished${attribute(sheet, "href") ?? ""}";`);
  const islands = elements.flatMap((element) => {
    const name = attribute(element, "data-island");
    if (!name) return [];
    insertBefore(make(CUT, {}), element);
    remove(element);
    return [{ name, props: attribute(element, "data-props") ?? "{}" }];
  });
  elements.filter(isOurs).forEach(remove);
  const names = [...new Set(islands.map(({ name }) => name))];
  const imports = names.map((name) => `import { ${name} } from "/src/islands/${name}";`);
  const parts = serialize(body).split(`<${CUT}></${CUT}>`);
  const content = parts.map((part, index) => {
    const island = islands[index];
    return written(part) + (island ? `<${island.name} client:idle {...${island.props}} />` : "");
  });
  // Astro puts its own links and scripts where it finds these elements in the page's source.
  return `---
${[...styles, ...imports].join("\n")}
---
<!DOCTYPE html>
<html {...${attributesOf(root)}}><head>${written(serialize(head))}</head><body {...${attributesOf(body)}}>${content.join("")}</body></html>
`;
}

/**
 * Installs Astro, from the lock file beside its list of packages.
 * @param folder where it is put
 */
export async function installAstro(folder: string): Promise<void> {
  await cp(PROJECT, folder, { recursive: true });
  await cp(path.join(ROOT, "components/islands"), path.join(folder, "src/islands"), { recursive: true });
  // Not npm ci: it misses Rollup's packages for other systems in a lock file that npm 11 has written itself.
  await during("Installing Astro", () => run("npm", ["install", "--no-audit", "--no-fund"], { cwd: folder }));
}

/**
 * Builds a finished site once more with Astro, compressed like the site.
 * @param to the folder of the files, which it gives back
 * @param astro where Astro is installed
 */
export async function buildWithAstro(to: string, astro: string, site: string): Promise<string> {
  const [pages, shared] = [path.join(astro, "src/pages"), path.join(astro, "public")];
  for (const folder of [pages, shared, path.join(astro, "finished")])
    await rm(folder, { recursive: true, force: true });
  await cp(path.join(site, "assets"), path.join(astro, "finished/assets"), { recursive: true });
  await cp(site, shared, { recursive: true, filter: (file) => !/\.(html|js|br|gz)$/.test(file) });
  for (const file of (await filesIn(site)).filter((name) => /(^|\/)(index|404)\.html$/.test(name))) {
    const page = path.join(pages, file.replace(/html$/, "astro"));
    await mkdir(path.dirname(page), { recursive: true });
    await writeFile(page, astroPage(file, await readFile(path.join(site, file), "utf8")));
  }
  await during("Building with Astro", () =>
    run("npx", ["astro", "build"], { cwd: astro, env: { ASTRO_TELEMETRY_DISABLED: "1" } }),
  );
  await rename(path.join(astro, "dist"), to);
  for (const file of (await filesIn(to)).filter(isText)) await compress(path.join(to, file));
  return to;
}
