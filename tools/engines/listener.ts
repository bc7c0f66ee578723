/*
 * WebKitGTK's driver does not say what its console hears: a script that each page of the copy begins
 * with keeps it. The pages' policy lets scripts of their own origin in.
 */

export const LISTENER_FILE = "listener.js";

/** Where a page keeps what was said, as an expression. */
export const HEARD = "globalThis.heard";

/** Errors and warnings of the console, exceptions, files that do not come, and what the policy refuses. */
export const LISTENER = `
globalThis.heard = [];
for (const kind of ["error", "warn"]) {
  const before = console[kind];
  console[kind] = (...words) => { heard.push(kind + ": " + words.join(" ")); before.apply(console, words); };
}
addEventListener("error", ({ message, target }) =>
  heard.push(message ? "exception: " + message : "did not come: " + (target.currentSrc || target.src || target.href)), true);
addEventListener("unhandledrejection", ({ reason }) => heard.push("refused promise: " + reason));
addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
  heard.push("policy: " + violatedDirective + " " + blockedURI));
`;
