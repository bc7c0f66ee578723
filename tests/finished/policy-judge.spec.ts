import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { OUT } from "./tree";

/* Google's judge of policies, on those that the filled configurations of hosts send (hosting.spec.ts asks the servers). */

const FILLED = path.resolve(".generated/hosting");

/** What Netlify and Cloudflare send, which lies among the finished files. */
const HEADERS = path.join(OUT, "_headers");

/** What it finds of at least medium weight; below that it advises words for browsers older than the policy's. */
const worries = (policy: string): string[] =>
  new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity <= Severity.MEDIUM)
    .map(({ directive, value, description }) => `${directive} ${value ?? ""}: ${description}`);

const hosts = readdirSync(FILLED).map((name) => path.join(FILLED, name));

test("there are filled configurations", () => expect(hosts.length).toBeGreaterThan(0));

for (const host of [...hosts, HEADERS]) {
  test(`csp_evaluator finds nothing in the policy of ${path.basename(host)}`, () => {
    const policies = readFileSync(host, "utf8").match(/default-src 'none'[^"\n]*/g) ?? [];
    expect(policies.length).toBeGreaterThan(0);
    expect(policies.flatMap(worries)).toEqual([]);
  });
}

test("csp_evaluator would find inline scripts let through", () => {
  expect(worries("script-src 'self' 'unsafe-inline'").join("\n")).toContain("unsafe-inline");
});
