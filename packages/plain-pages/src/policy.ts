/**
 * Where a page's scripts and styles come from and where its forms lead, as the policy writes it:
 * `'self'`, inline ones by their hashes, `'sha256-…'`, and other servers by their origins.
 */
export type Sources = { scripts: readonly string[]; styles: readonly string[]; forms: readonly string[] };

/** The site's own files. */
export const SELF = "'self'";

/** The sources of several pages together, each once: what one header for all of them must let pass. */
export function together(pages: readonly Sources[]): Sources {
  const all = (key: keyof Sources) => [...new Set(pages.flatMap((page) => page[key]))].sort();
  return { scripts: all("scripts"), styles: all("styles"), forms: all("forms") };
}

const directive = (name: string, sources: readonly string[]) =>
  sources.length > 0 ? [[name, ...sources].join(" ")] : [];

/**
 * The Content-Security-Policy: nothing but the site's own files, no inline script or
 * style but those whose hashes are given, and no script that writes HTML from text.
 * Forms lead where the pages' own forms do, and nowhere else.
 * What it does not name (frames, workers, plug-ins) default-src refuses. Nothing here
 * opens a connection of its own; tools that look at a page from within it, Lighthouse
 * first, ask for its robots.txt that way and count one that is refused as faulty.
 */
export function policy({ scripts, styles, forms }: Sources): string {
  return [
    "default-src 'none'",
    ...directive("script-src", scripts),
    ...directive("style-src", styles),
    "connect-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    ["form-action", ...(forms.length > 0 ? forms : ["'none'"])].join(" "),
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
}

/** The same as a header, where it may also say that no other page may frame this one. */
export const headerPolicy = (sources: Sources): string => `${policy(sources)}; frame-ancestors 'none'`;
