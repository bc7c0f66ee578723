import { judge, startDriven, type Driven } from "../../tools/measure/lighthouse";
import { screens } from "../../tools/measure/screens";
import { expect, ON_DESKTOP, test } from "./test";

/* Speed is the bench's affair (npm run bench): a busy machine would change it. These scores it does not. */

const JUDGED = ["accessibility", "best-practices", "seo"] as const;

let browser: Driven;
test.beforeAll(async () => {
  browser = await startDriven(process.env["CHROMIUM_PATH"] ?? "");
});
test.afterAll(() => browser.kill());

for (const { name, path } of screens) {
  // Lighthouse brings a phone of its own.
  test(`${name} has 100 in Lighthouse's accessibility, best practices and SEO`, ON_DESKTOP, async ({ baseURL }) => {
    test.setTimeout(180_000);
    const { scores, complaints } = await judge(browser, `${baseURL ?? ""}${path}`, JUDGED);
    expect(scores, complaints.join("\n")).toEqual({ accessibility: 100, "best-practices": 100, seo: 100 });
  });
}
