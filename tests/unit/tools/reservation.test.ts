import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type * as paths from "@/lib/paths";
import type * as newspaper from "@/paper/site";
import { folderWith } from "../folder";

/* That mining is reserved, where machines ask the whole of a server for it. */

const FILE = ".well-known/tdmrep.json";

/** Makes the newspaper one with such terms, built below a sub-path. */
function withTerms(terms: boolean | string, basePath: string): void {
  jest.resetModules();
  jest.doMock("@/lib/paths", () => ({
    ...jest.requireActual<typeof paths>("@/lib/paths"),
    basePath,
    href: (place: string) => basePath + place,
  }));
  jest.doMock("@/paper/site", () => {
    const { site, ...others } = jest.requireActual<typeof newspaper>("@/paper/site");
    return { ...others, site: { ...site, url: "https://faro.example", miningReserved: terms } };
  });
}

/** What is told of such a newspaper; nothing where no file is written. */
async function toldOf(terms: boolean | string, basePath: string): Promise<unknown> {
  const out = await folderWith({});
  withTerms(terms, basePath);
  const { writeReservation } = await import("@/tools/reservation");
  await writeReservation(out);
  const file = path.join(out, FILE);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

test.each([
  [true, "", [{ location: "/", "tdm-reservation": 1 }]],
  ["/licencia", "", [{ location: "/", "tdm-reservation": 1, "tdm-policy": "https://faro.example/licencia" }]],
  [false, "", undefined],
  // There somebody else's site answers for the server.
  [true, "/periodico", undefined],
])("with the terms %j, below «%s», machines are told %j", async (terms, basePath, told) =>
  expect(await toldOf(terms, basePath)).toEqual(told),
);

test.each([
  [true, { "tdm-reservation": "1" }],
  ["/licencia", { "tdm-reservation": "1", "tdm-policy": "https://faro.example/licencia" }],
  [false, {}],
])("with the terms %j every page's head says %j", async (terms, told) => {
  jest.doMock("@/app/fonts", () => ({}));
  jest.doMock("@/app/globals.css", () => ({}));
  withTerms(terms, "");
  expect((await import("@/app/layout")).metadata.other).toEqual(told);
});
