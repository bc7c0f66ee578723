import type * as theMetadata from "@/app/metadata";
import robots from "@/app/robots";
import { paper } from "@/paper/paper";
import type * as theSite from "@/paper/site";
import { site } from "@/paper/site";
import { newspaperSchema } from "@/schema/newspaper";

/* Who may read what, by the rules of robots.txt (RFC 9309): written down here, for the newspaper at hand may refuse nobody. */

/** What such rules let a robot read: those that name it, or else those for all. */
function mayRead(robot: string, page: string): boolean {
  const groups = [robots().rules].flat();
  const named = groups.filter(({ userAgent = [] }) => [userAgent].flat().includes(robot));
  const [rule] = named.length > 0 ? named : groups.filter(({ userAgent }) => userAgent === "*");
  const longest = (paths: string | string[] | undefined) =>
    Math.max(0, ...[paths ?? []].flat().map((path) => (path !== "" && page.startsWith(path) ? path.length : 0)));
  return longest(rule?.allow) >= longest(rule?.disallow);
}

test.each([
  [["GPTBot", "CCBot"], "GPTBot", false],
  [["GPTBot", "CCBot"], "CCBot", false],
  [["GPTBot", "CCBot"], "Googlebot", true],
  [["Googlebot"], "Googlebot", false],
  [undefined, "GPTBot", true],
])("a newspaper that refuses %j lets %s read its pages: %s", (refused, robot, expected) => {
  const { refusedRobots } = site;
  Object.assign(site, { refusedRobots: refused });
  const read = ["/", "/economia", "/media/foto.jpg"].map((page) => mayRead(robot, page));
  Object.assign(site, { refusedRobots });
  expect(read).toEqual(Array(3).fill(expected));
});

/** What the site is where a build is given this environment, and what search engines are told of it. */
async function siteWith(given: Readonly<Record<string, string>>) {
  const env = jest.replaceProperty(process, "env", { ...process.env, STAGING: "", BASE_PATH: "", ...given });
  try {
    let made: (typeof theSite & typeof theMetadata & { robots: typeof robots }) | undefined;
    await jest.isolateModulesAsync(async () => {
      const { default: anew } = await import("@/app/robots");
      made = { ...(await import("@/paper/site")), ...(await import("@/app/metadata")), robots: anew };
    });
    return made;
  } finally {
    env.restore();
  }
}

test.each([
  ["1", false],
  ["0", true],
  ["", true],
])("with STAGING=%s search engines may list the pages, and are told where all are: %s", async (STAGING, listed) => {
  const made = await siteWith({ STAGING });
  const told = {
    listed: made?.listed,
    map: made?.robots().sitemap !== undefined,
    pages: made?.pageMetadata("home").robots,
  };
  expect(told).toMatchObject({ listed, map: listed, pages: { index: listed, follow: listed } });
});

test("below a sub-path the pages' feet lead to the newspaper's own pages there, whatever was told of them before", async () => {
  // One of them has its words in the feet already, and is not named there twice.
  const { terms } = paper.newspaper.footer;
  const ownPages = [
    { title: "Quién nos lee", route: "/quien-nos-lee" },
    { title: terms, route: "/condiciones" },
  ];
  const addresses = { "Quién nos lee": "https://otra.example/" };
  const newspaper = { ...paper.newspaper, addresses };
  jest.doMock("@/paper/paper", () => ({ paper: { ...paper, newspaper }, ownPages }));
  const made = await siteWith({ BASE_PATH: "/diario" });
  jest.dontMock("@/paper/paper");
  expect(made?.site).toMatchObject({
    addresses: { "Quién nos lee": "/diario/quien-nos-lee", [terms]: "/diario/condiciones" },
    morePages: ["Quién nos lee"],
  });
});

test("robots can be refused by the names that they go by", () => {
  const refusedRobots = ["GPTBot", "CCBot", "Google-Extended", "archive.org_bot", "Ai2Bot-Dolma"];
  expect(newspaperSchema.parse({ ...paper.newspaper, refusedRobots })).toMatchObject({ refusedRobots });
  // Another line would be another rule, and a star is everybody.
  for (const name of ["GPTBot\nAllow: /", "GPT Bot", "*", ""])
    expect(newspaperSchema.safeParse({ ...paper.newspaper, refusedRobots: [name] }).success).toBe(false);
});
