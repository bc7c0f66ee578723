import { posix } from "node:path";
import { seeded } from "../../fixtures/seeded";
import { BASE, htmlFiles, outFiles } from "../tree";
import { request } from "./raw";

/*
 * Requests as scanners, broken programs and ill-meaning links send them. The same seed
 * gives the same requests.
 */

export type OddRequest = {
  /** What a failure is to be called by. */
  name: string;
  bytes: string;
  right: Right;
};

/** What may be answered. */
type Right = {
  statuses: readonly number[];
  /** Where a redirect must lead. */
  location?: string;
};

/** Every page's folder, such as `politica`. */
export const pages: readonly string[] = htmlFiles()
  .filter((file) => file.endsWith("/index.html"))
  .map((file) => file.replace("/index.html", ""));

const page = pages[0] ?? "";

/** Not understood, not there, too long: the answers that are right for nonsense. */
const REFUSED = [400, 404, 414, 431];

/** The file names that hosts and the deployment keep for themselves. */
const HIDDEN_NAME = /(^|\/)(_headers$|\.)/;

const files = new Set(outFiles().filter((file) => !HIDDEN_NAME.test(file) && !file.endsWith("index.html")));

/**
 * What may be answered to an address however it is spelt: what lies there, the page's one
 * address, or a refusal of the spelling. Servers differ in what they make of points.
 */
function rightFor(target: string): Right {
  const [spelt = "", ...rest] = target.split("?");
  const bytes = spelt.replaceAll(/%([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  const path = posix.normalize(`${bytes}/`);
  if (!path.startsWith(`${BASE}/`)) return { statuses: REFUSED };
  const within = path.slice(BASE.length + 1);
  if (files.has(within.replace(/\/$/, "")) && !/[/.]$/.test(bytes)) return { statuses: [200, ...REFUSED] };
  const page = within.replace(/(^|\/)(index\.html)?\/?$/, "");
  if (page !== "" && !pages.includes(page)) return { statuses: REFUSED };
  // A question mark alone may go.
  const query = rest.join("?").replace(/^(?=[^])/, "?");
  return { statuses: [200, 301, ...REFUSED], location: `${BASE}/${page}${query}` };
}

const shortened = (target: string): string =>
  target.length > 80 ? `${target.slice(0, 60)}… (${target.length} characters)` : JSON.stringify(target);

const get = (target: string): OddRequest => ({
  name: `GET ${shortened(target)}`,
  bytes: request("GET", target),
  right: rightFor(target),
});

/** Addresses that a careless redirect would turn into another site's. */
const FOREIGN = [
  "/%5cevil.example",
  "/\\evil.example",
  "//evil.example",
  "/%2fevil.example",
  "/%2f%2fevil.example",
  "/%09/evil.example",
  "/%09//evil.example",
  "/%0d/evil.example",
  "/%20//evil.example",
  "/.evil.example",
  "/@evil.example",
  "/:80@evil.example",
  "/https:evil.example",
  "/https://evil.example",
  "/javascript:alert(1)",
  "/%68%74%74%70:%5c%5cevil.example",
  "/x/..//evil.example",
  "/x/%2e%2e/%5cevil.example",
  "/%c0%afevil.example",
  "/%ef%bc%8fevil.example",
  "/hemeroteca/2026-11-20/%5cevil.example",
  "/hemeroteca/%5cevil.example",
].flatMap((path) => [path, `${path}/`, `${path}/index.html`, `${path}//`]);

/** Control characters, in what is there and in what is not. */
const CONTROLS = ["%00", "%0a", "%0d", "%0d%0aX-Odd:%20yes", "%0dX:y", "%1b", "%7f", "%85", "%e2%80%a8"].flatMap(
  (odd) => [
    `/foo${odd}/`,
    `/${odd}`,
    `/${odd}/`,
    `/${page}${odd}`,
    `/${page}${odd}/`,
    `/${page}/${odd}`,
    `/${page}/index.html${odd}`,
    `/assets/${odd}.css`,
  ],
);

/** What no server should have been sent: raw bytes that the grammar forbids, and half escapes. */
const MALFORMED = [
  "/\x01/",
  "/a\rb/",
  "/\x7f",
  "/\xff\xfe/",
  "/%",
  "/%z/",
  "/%zz/",
  "/%u0041/",
  "/a b/",
  "politica",
  "",
  "?x",
  "*",
];

const LONG = [
  ...[255, 256, 300, 1000, 5000].flatMap((length) => [`/${"a".repeat(length)}`, `/${"a".repeat(length)}/`]),
  ...[20_000, 70_000].map((length) => `/${"a".repeat(length)}`),
  `/${"a/".repeat(2000)}`,
  `/${"%61".repeat(1500)}/`,
  `/${page}/${"b".repeat(300)}/`,
  `/${page}?${"q".repeat(70_000)}`,
];

const OUTSIDE = [
  "/../../../../etc/passwd",
  "/..%2f..%2f..%2f..%2fetc/passwd",
  "/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
  "/assets/../../../../../etc/passwd",
  "/assets/..%5c..%5c..%5cetc/passwd",
  "/....//....//etc/passwd",
  "/etc/passwd",
];

/** Kept in the site's folder or left there by accident, and not for readers. */
const HIDDEN = [
  "/_headers",
  "/%5fheaders",
  "/./_headers",
  `/${page}/../_headers`,
  "/hemeroteca/2026-11-20/_headers",
  "/.deploy/state.json",
  "/%2edeploy/state.json",
  "/.deploy/current/index.html",
  "/.deploy/",
  "/.deploy",
  "/.gitignore",
  "/.git/config",
  `/${page}/.env`,
];

/** A server that looks for files by pattern would find some. */
const PATTERNS = [
  "/pol*",
  "/*",
  "/politic[a]",
  `/[${page[0] ?? ""}]${page.slice(1)}`,
  `/{${page},x}`,
  `/${page}/*`,
  "/assets/*.css",
];

/** Near to what is there, and yet not there. */
const NEAR = [
  ...outFiles()
    .filter((file) => !file.includes("/") && !file.endsWith(".html"))
    .flatMap((file) => [`/${file}/`, `/${file}/index.html`, `/${file}/x`]),
  "/assets",
  "/assets/",
  "/assets/index.html",
  "/media/",
  "/icons/",
  "/hemeroteca",
  "/hemeroteca/",
  "/hemeroteca/2026-11-20",
  "/hemeroteca/2026-11-20/",
  "/hemeroteca/2026-11-20/index.html",
  `/hemeroteca/2026-11-20/${page}/`,
  `/${page}/x`,
  `/${page}/index.html/`,
  `/${page}/index.htm`,
  `/${page}.html`,
  `/${page.toUpperCase()}`,
  `/${page.toUpperCase()}/`,
  `/${page}/..;/`,
  `/${page};x=y/`,
  `/${page}%20/`,
  `/${page}%3f/`,
];

const METHODS = ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND", "MKCOL", "FOO"];

const QUERIES = [
  "a=b&c=d",
  "//evil.example",
  "\\evil.example",
  "%0d%0aX-Odd:%20yes",
  "{env.HOME}",
  "{http.request.host}",
  "$host",
  "${1}",
  "a?b?c",
  "%zz",
  "q=%C3%B1",
];

/** Headers that a redirect must not believe. */
const FOREIGN_HEADERS: Record<string, string>[] = [
  { Host: "evil.example" },
  { Host: "evil.example", "X-Forwarded-Host": "evil.example", "X-Forwarded-Proto": "gopher" },
  { "X-Original-URL": "/.deploy/state.json", "X-Rewrite-URL": "/_headers" },
];

/** Pieces of which the random addresses are put together. */
const PIECES = [
  ...Array.from("/\\.%;:@?&=*[]{}~^|<>\"'`$!,+-_0aZ\t\x01\x80\xff"),
  ...["%2f", "%5c", "%2e", "%00", "%0d", "%0a", "%25", "%3f", "%23", "%c3", "%F0%9F"],
  ...["..", "//", "index.html", "assets", "media", "evil.example", "hemeroteca/2026-11-20", "_headers", page],
];

function randomTargets(seed: number, count: number): string[] {
  const next = seeded(seed);
  const pick = (): string => PIECES[Math.floor(next() * PIECES.length)] ?? "/";
  return Array.from({ length: count }, () => `/${Array.from({ length: 1 + Math.floor(next() * 8) }, pick).join("")}`);
}

/** Other spellings of an address that exists: each leads to the one. */
const moved = [...pages, ""].flatMap((name) => {
  const slash = name ? [`/${name}/`, `/%${name.charCodeAt(0).toString(16)}${name.slice(1)}/`] : [];
  return [...slash, `/${name}/index.html`.replace("//", "/")].map((path) => ({
    path: BASE + path,
    to: `${BASE}/${name}`,
  }));
});

/** A redirect that must come, with the query as it was asked. */
const redirected = (target: string, location: string, headers: Record<string, string> = {}): OddRequest => ({
  name: `GET ${JSON.stringify(target)} ${JSON.stringify(headers)}`,
  bytes: request("GET", target, headers),
  right: { statuses: [301], location },
});

/**
 * Some hundreds of odd requests, each with the answers that are right.
 * @param seed for those among them that are random
 */
export function oddRequests(seed: number): OddRequest[] {
  const absent = [
    ...FOREIGN,
    ...CONTROLS,
    ...LONG,
    ...OUTSIDE,
    ...HIDDEN,
    ...PATTERNS,
    ...NEAR,
    ...randomTargets(seed, 2000),
  ];
  const slashed = `${BASE}/${page}/`;
  return [
    ...absent.map((path) => get(BASE + path)),
    ...MALFORMED.map(get),
    ...moved.map(({ path, to }) => redirected(path, to)),
    ...QUERIES.map((query) => redirected(`${slashed}?${query}`, `${BASE}/${page}?${query}`)),
    ...FOREIGN_HEADERS.map((headers) => redirected(slashed, `${BASE}/${page}`, headers)),
    ...METHODS.flatMap((method) =>
      [`${BASE}/`, `${BASE}/${page}`, slashed, `${BASE}/none`, `${BASE}/_headers`, `${BASE}/%5cevil.example/`].map(
        (target) => ({
          name: `${method} ${target}`,
          bytes: request(method, target, { "Content-Length": "0" }),
          right: { statuses: [405] },
        }),
      ),
    ),
  ];
}
