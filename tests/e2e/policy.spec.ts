import { screens } from "../../tools/measure/screens";
import { serve } from "../../tools/serve/server";
import { BASE, OUT, sentWithAll } from "../finished/tree";
import { refusalsOn } from "./refusals";
import { expect, ON_DESKTOP, runtimeFree, test } from "./test";

/*
 * The pages as hosts that read `_headers` send them: the policy of the server and that of the page hold together, and what one
 * of the two does not know is not shown. That nginx, Caddy and Apache send the same is asked by tests/finished/hosts.spec.ts.
 */

test("served with the headers of _headers, no page is refused anything of its own", ON_DESKTOP, async ({ context }) => {
  test.skip(!runtimeFree(), "the policy is the finished site's");
  const headers = sentWithAll();
  expect([...headers.keys()]).toEqual(expect.arrayContaining(["Content-Security-Policy", "No-Vary-Search"]));
  const site = await serve({
    root: OUT,
    base: BASE,
    note: (response) => headers.forEach((value, name) => response.setHeader(name, value)),
  });
  try {
    for (const { path: address } of screens) expect(await refusalsOn(context, `${site.url}/${address}`)).toEqual([]);
  } finally {
    await site.stop();
  }
});
