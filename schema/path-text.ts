/** `parties[2].percentage` for `["parties", 2, "percentage"]`; a file's content itself is named `(página)`. */
export function pathText(path: readonly PropertyKey[]): string {
  const joined = path
    .map((part) => (typeof part === "number" ? `[${part}]` : `.${String(part)}`))
    .join("")
    .replace(/^\./, "");
  return joined || "(página)";
}
