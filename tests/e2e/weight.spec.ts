import { screens } from "../../tools/measure/screens";
import { bytesByKind, kinds, totalBytes, weigh, type Kind } from "../../tools/measure/weigh";
import budget from "../budget.json" with { type: "json" };
import { expect, ON_PHONE, runtimeFree, test } from "./test";

/*
 * Bytes as transferred, the same on every machine. tests/budget.json says for each page
 * what may come: of each kind with all its pictures and its film, and in all when it opens.
 */

type Allowance = Record<Kind | "opening", number>;

const allowances = new Map<string, Allowance>(Object.entries(budget));

for (const { name, path } of screens) {
  test(`${name} weighs no more than its budget`, ON_PHONE, async ({ page, baseURL }) => {
    test.skip(!runtimeFree(), "the budget is the finished site's");
    const { arrival, whole } = await weigh(page, `${baseURL ?? ""}${path}`);
    const allowance = allowances.get(name);
    const weights: Allowance = { ...bytesByKind(whole), opening: totalBytes(arrival) };
    const over = [...kinds, "opening" as const].filter((kind) => weights[kind] > (allowance?.[kind] ?? 0));
    expect(over, `weighs ${JSON.stringify(weights)}, may weigh ${JSON.stringify(allowance)}`).toEqual([]);
  });
}
