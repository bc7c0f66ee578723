import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** Around the project and its packages, wherever they have been installed: Turbopack goes no further up. */
const installed = path.resolve(createRequire(import.meta.url).resolve("next/package.json"), "../../..");

/** @type {import("next").NextConfig} */
const config = {
  output: "export",
  basePath: "/cuaderno",
  adapterPath: fileURLToPath(import.meta.resolve("plain-pages")),
  turbopack: { root: installed },
  // Its types are the package's affair.
  typescript: { ignoreBuildErrors: true },
};

export default config;
