/** @jest-environment node */
import path from "node:path";
import { readClientModules } from "@/adapter/client-modules";
import { folderWith } from "./lab";

const ROOT = "/project";

const manifest = (modules: Record<string, number>) =>
  `globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};\nglobalThis.__RSC_MANIFEST["/page"] = ${JSON.stringify({
    clientModules: Object.fromEntries(
      Object.entries(modules).map(([file, id]) => [file, { id, name: "*", chunks: [] }]),
    ),
  })};`;

const read = async (modules: Record<string, number>) =>
  readClientModules(await folderWith({ "server/app/page_client-reference-manifest.js": manifest(modules) }), ROOT);

describe("the client modules that the pages can reach", () => {
  it("may be islands, error screens, Next's router and lucide's icons", async () => {
    const modules = await read({
      "[project]/components/islands/Clock.tsx": 1,
      "[project]/app/error.tsx": 2,
      "[project]/app/global-error.tsx": 3,
      "[project]/node_modules/next/dist/esm/client/components/layout-router.js": 4,
      "[project]/node_modules/next/dist/esm/lib/framework/boundary-components.js": 5,
      "[project]/node_modules/lucide-react/dist/esm/Icon.mjs": 6,
    });
    expect(modules.get("1")).toBe("components/islands/Clock.tsx");
    expect(modules.size).toBe(6);
  });

  it("are known by their absolute names too", async () => {
    expect((await read({ [path.join(ROOT, "components/islands/Clock.tsx")]: 1 })).get("1")).toBe(
      "components/islands/Clock.tsx",
    );
  });

  it.each([
    "components/home/Carousel.tsx",
    "components/islands/deeper/Clock.tsx",
    "node_modules/next/dist/client/app-dir/link.js",
    "node_modules/next/dist/client/image-component.js",
    "node_modules/some-slider/index.js",
  ])("stop the build where one would be dead: %s", async (file) => {
    await expect(read({ [`[project]/${file}`]: 1 })).rejects.toThrow(
      `${file}: is a client component outside components/islands, and nothing in the finished pages would run it.`,
    );
  });

  it("are missed when Next no longer lists them", async () => {
    const dist = await folderWith({ "server/app/page.js": "" });
    await expect(readClientModules(dist, ROOT)).rejects.toThrow("Next has left no list of client modules");
  });
});
