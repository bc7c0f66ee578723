/** @jest-environment node */
import path from "node:path";
import { checkClientModules } from "@/adapter/client-modules";
import { folderWith, OPTIONS } from "./lab";

const ROOT = "/repository/project";

const manifest = (modules: readonly string[]) =>
  `globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};\nglobalThis.__RSC_MANIFEST["/page"] = ${JSON.stringify({
    clientModules: Object.fromEntries(modules.map((file, id) => [file, { id, name: "*", chunks: [] }])),
  })};`;

/** Checks a build that lists these modules, named from the project's folder or from one around it. */
const check = async (modules: readonly string[], modulesRoot = ROOT) =>
  checkClientModules(
    await folderWith({ "server/app/page_client-reference-manifest.js": manifest(modules) }),
    ROOT,
    modulesRoot,
    OPTIONS,
  );

describe("the client modules that the pages reach", () => {
  it("may be the one that places islands, error screens, Next's router and packages that only draw", async () => {
    const placesIslands = await check([
      "[project]/components/Island.tsx",
      "[project]/app/opinion/error.tsx",
      "[project]/node_modules/next/dist/esm/client/components/layout-router.js",
      "[project]/node_modules/.pnpm/lucide-react@1/node_modules/lucide-react/dist/esm/Icon.mjs",
    ]);
    expect(placesIslands).toBe(true);
    expect(await check(["[project]/app/error.tsx"])).toBe(false);
  });

  it("are known by their absolute names, and when they are named from a folder around the project", async () => {
    expect(await check([path.join(ROOT, "components/Island.tsx")])).toBe(true);
    expect(await check(["[project]/project/components/Island.tsx"], path.dirname(ROOT))).toBe(true);
  });

  it.each([
    "components/home/Carousel.tsx",
    "components/islands/deeper/Clock.tsx",
    "node_modules/next/dist/client/app-dir/link.js",
    "node_modules/some-slider/index.js",
    "node_modules/lucide-react-extras/index.js",
  ])("stop the build where one would be dead: %s", async (file) => {
    const said = `${file}: is a client component outside components/islands, and nothing in the finished pages would run`;
    await expect(check([`[project]/${file}`])).rejects.toThrow(said);
  });

  it("are missed when Next no longer lists them", async () => {
    await expect(check([])).rejects.toThrow("holds no list of client modules");
  });
});
