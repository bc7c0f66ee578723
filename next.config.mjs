import { fileURLToPath } from "node:url";
import { tsImport } from "tsx/esm/api";

const own = (file) => tsImport(file, import.meta.url);
const { entriesOf } = await own("./lib/folders.ts");
const { newspaper } = await own("./data/newspaper.ts");

/** Pages that are no section's: without one their route would lead nowhere, which Next does not export. */
const hasOwnPages = entriesOf(fileURLToPath(new URL("data/paginas", import.meta.url))).some(
  ({ kind }) => kind === "file",
);

/** Whether editions stay below /hemeroteca: then alone there is a page of them. */
const hasArchive = newspaper.archive === true;

/** @type {import("next").NextConfig} */
const config = {
  // The site is plain files: every page is rendered once, at build time.
  output: "export",
  // A newsroom may publish below a sub-path, as in BASE_PATH=/periodico.
  basePath: process.env.BASE_PATH ?? "",
  // app/[page]/page.own.tsx and app/hemeroteca/page.archive.tsx are pages where there are any.
  pageExtensions: ["tsx", "ts", ...(hasOwnPages ? ["own.tsx"] : []), ...(hasArchive ? ["archive.tsx"] : [])],
  // Makes the finished site of the export: islands instead of the runtime, the policy, plain files.
  adapterPath: fileURLToPath(import.meta.resolve("plain-pages")),
  // plain-pages checks the types of what is built while pages are finished (`types` in plain-pages.config.ts).
  typescript: { tsconfigPath: "tsconfig.build.json", ignoreBuildErrors: true },
  // Run where they lie: nobody is sent them, and to compile their hundreds of modules takes a tenth of a build.
  serverExternalPackages: [
    "zod",
    "feedsmith",
    "sitemap",
    "mdast-util-from-markdown",
    "mdast-util-to-string",
    "unist-util-visit",
  ],
  // Mistakes in rendering show twice in development, where they are cheap.
  reactStrictMode: true,
  // The development badge would lie over the page one looks at.
  devIndicators: false,
};

export default config;
