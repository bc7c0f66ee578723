import type { Metadata, MetadataRoute } from "next";

/* A rehearsal for the newsroom's eyes, built with STAGING=1. */

async function built(staging: string | undefined): Promise<{ head: Metadata; robots: MetadataRoute.Robots }> {
  jest.resetModules();
  if (staging === undefined) delete process.env["STAGING"];
  else process.env["STAGING"] = staging;
  const { pageMetadata } = await import("@/app/metadata");
  const { default: robots } = await import("@/app/robots");
  return { head: pageMetadata("home"), robots: robots() };
}

afterEach(() => {
  delete process.env["STAGING"];
});

it("asks search engines not to list it, lets them read that, and gives them no map", async () => {
  const { head, robots } = await built("1");
  expect(head.robots).toEqual({ index: false, follow: false });
  expect(robots).toEqual({ rules: [{ userAgent: "*", allow: "/" }] });
});

it("is the only one that does", async () => {
  for (const staging of [undefined, "", "0"]) {
    const { head, robots } = await built(staging);
    expect(head.robots).toMatchObject({ index: true, follow: true });
    expect(robots.sitemap).toMatch(/\/sitemap\.xml$/);
  }
});
