/** @jest-environment node */
import { prepared } from "@/lib/prepared";

describe("what npm run assets makes", () => {
  afterEach(() => jest.restoreAllMocks());

  it("is taken where it is there", () => {
    expect(prepared("made", "stand-in", "a.jpg")).toBe("made");
  });

  it("stops a build where it is not", () => {
    expect(() => prepared(undefined, "stand-in", "a.jpg")).toThrow("a.jpg has not been prepared: run npm run assets");
  });

  it("has a stand-in while one works, until it has been made", () => {
    jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "development" });
    expect(prepared(undefined, "stand-in", "a.jpg")).toBe("stand-in");
  });
});
