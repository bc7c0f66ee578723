/** What a page's policy must know of its inline parts: their hashes, in the form `'sha256-…'`. */
export type Inline = { scripts: readonly string[]; styles: readonly string[] };

/** The parts of several pages together, each hash once: what one header for all of them must let pass. */
export function together(pages: readonly Inline[]): Inline {
  const all = (key: keyof Inline) => [...new Set(pages.flatMap((page) => page[key]))].sort();
  return { scripts: all("scripts"), styles: all("styles") };
}

/**
 * The Content-Security-Policy: nothing but the site's own files, no inline script or
 * style but those whose hashes are given, and no script that writes HTML from text.
 * What it does not name (connections, frames, workers, plug-ins) default-src refuses.
 */
export function policy({ scripts, styles }: Inline): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(" "),
    ["style-src 'self'", ...styles].join(" "),
    "img-src 'self'",
    "font-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
}

/** The same as a header, where it may also say that no other page may frame this one. */
export const headerPolicy = (inline: Inline): string => `${policy(inline)}; frame-ancestors 'none'`;
