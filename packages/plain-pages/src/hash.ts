import { createHash } from "node:crypto";

/** Ten characters made from the content, for the name of a file that may be kept for a year. */
export const nameHash = (content: string | Uint8Array): string =>
  createHash("sha256").update(content).digest("hex").slice(0, 10);

/** The source expression that lets the policy know an inline script or style: `'sha256-…'`. */
export const policyHash = (content: string): string =>
  `'sha256-${createHash("sha256").update(content).digest("base64")}'`;
