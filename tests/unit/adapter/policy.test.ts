/** @jest-environment node */
import { headerPolicy, policy, together } from "@/adapter/policy";

describe("the policy", () => {
  const one = { scripts: ["'self'", "'sha256-a'", "'sha256-b'"], styles: ["'sha256-c'"], forms: [] };
  const two = { scripts: ["'sha256-b'"], styles: ["'sha256-d'"], forms: ["'self'", "https://b.example"] };

  it("lets nothing pass but the site's own files and the given inline parts", () => {
    expect(policy(one)).toBe(
      "default-src 'none'; script-src 'self' 'sha256-a' 'sha256-b'; style-src 'sha256-c'; connect-src 'self'; img-src 'self'; font-src 'self'; media-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
    );
  });

  it("has no word for what a page does without", () => {
    expect(policy({ scripts: [], styles: [], forms: [] })).not.toMatch(/script-src|style-src/);
  });

  it("is, as a header, the same for all pages together, and forbids framing", () => {
    const header = headerPolicy(together([two, one, two]));
    expect(header).toContain("script-src 'self' 'sha256-a' 'sha256-b';");
    expect(header).toContain("style-src 'sha256-c' 'sha256-d';");
    expect(header).toContain("form-action 'self' https://b.example;");
    expect(header).toMatch(/; frame-ancestors 'none'$/);
  });
});
