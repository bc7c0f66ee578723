/** @jest-environment node */
import { buildDate } from "@/lib/build-date";

test("SOURCE_DATE_EPOCH fixes the day of the build", () => {
  expect(buildDate("1795208400")).toBe("2026-11-20T21:00:00.000Z");
});

test("without it the day of the build is today", () => {
  expect(Math.abs(Date.parse(buildDate("")) - Date.now())).toBeLessThan(5000);
});

test("what is not a number of seconds is refused by name", () => {
  expect(() => buildDate("ayer")).toThrow('SOURCE_DATE_EPOCH: "ayer" is not a whole number of seconds');
});
