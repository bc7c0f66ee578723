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
      "[project]/app/error.tsx",
      "[project]/app/global-error.tsx",
      "[project]/app/opinion/error.tsx",
      "[project]/node_modules/next/dist/esm/client/components/layout-router.js",
      "[project]/node_modules/next/dist/esm/lib/framework/boundary-components.js",
      "[project]/node_modules/.pnpm/lucide-react@1/node_modules/lucide-react/dist/esm/Icon.mjs",
    ]);
    expect(placesIslands).toBe(true);
  });

  it("may lack the one that places islands, and say so", async () => {
    expect(await check(["[project]/app/error.tsx"])).toBe(false);
  });

  it("are known by their absolute names, and when they are named from a folder around the project", async () => {
    expect(await check([path.join(ROOT, "components/Island.tsx")])).toBe(true);
    expect(await check(["[project]/project/components/Island.tsx"], path.dirname(ROOT))).toBe(true);
  });

  it.each([
    "components/home/Carousel.tsx",
    "components/home/error.tsx",
    "components/islands/deeper/Clock.tsx",
    "node_modules/next/dist/client/app-dir/link.js",
    "node_modules/next/dist/client/image-component.js",
    "node_modules/some-slider/index.js",
    "node_modules/lucide-react-extras/index.js",
  ])("stop the build where one would be dead: %s", async (file) => {
    await expect(check([`[project]/${file}`])).rejects.toThrow(
      `${file}: is a client component outside components/islands, and nothing in the finished pages would run it.`,
    );
  });

  it("stop the build where a page renders an island by itself", async () => {
    await expect(check(["[project]/components/Island.tsx", "[project]/components/islands/Clock.tsx"])).rejects.toThrow(
      'components/islands/Clock.tsx: is rendered by itself, so it would never start. Write <Island name="Clock" props={…} />',
    );
  });

  it("stop the build naming all that would be dead, not the first alone", async () => {
    await expect(check(["[project]/app/Votes.tsx", "[project]/components/Slider.tsx"])).rejects.toThrow(
      /^app\/Votes\.tsx: is a .*\ncomponents\/Slider\.tsx: is a /,
    );
  });

  it("are missed when Next no longer lists them", async () => {
    const dist = await folderWith({ "server/app/page.js": "" });
    await expect(checkClientModules(dist, ROOT, ROOT, OPTIONS)).rejects.toThrow("holds no list of client modules");
  });
});
