import assert from "node:assert/strict";
import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { after, before, test } from "node:test";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { filesIn, isForRuntime, isHidden, isNotFoundCopy, pageFile } from "../src/files";
import { writeHosting } from "../src/hosting";
import { folderWith } from "./folder";
import { build, copyProject, hashes } from "./small-site";

/* The small project, built: what its reader gets, and what its developer is told. */

let site = "";
before(async () => {
  site = await copyProject();
  await build(site);
});
after(() => rm(site, { recursive: true, force: true }));

test("a project becomes plain files: its pages, what they ask for, and nothing of Next's", async () => {
  const files = await filesIn(path.join(site, "out"));
  const named = files.filter((file) => !/\.(br|gz)$/.test(file)).map((file) => file.replace(/\.[0-9a-f]{10}\./, ".#."));
  assert.deepEqual(named, [
    ".well-known/security.txt",
    "404.html",
    "_headers",
    "assets/islands.#.js",
    "assets/notice.#.js",
    "copia.svg",
    "icon.svg",
    "index.html",
    "robots.txt",
    "segunda.html",
    "segunda/index.html",
  ]);
  const page = await readFile(path.join(site, "out/index.html"), "utf8");
  assert.match(
    page,
    /<div data-island="Counter" data-props='[^']+'><button type="button" disabled="">Más: 0<\/button>/,
  );
  assert.ok(!page.includes("_next"));
  // Rules for what a page does not hold are not sent with it.
  assert.match(page, /<style>\.\w+\{max-width:40rem\}\.counted\{font-weight:700\}<\/style>/);
});

test("each file of an export has its place in the site, or none", () => {
  const pages = new Set(["index.html", "404.html", "politica.html", "a/b.html", "indice.html", "a/index.html"]);
  const placeOf = (file: string) => {
    if (isHidden(file) || isNotFoundCopy(file) || isForRuntime(file, pages)) return "";
    return pages.has(file) ? pageFile(file, ["404", "500"]) : file;
  };
  for (const [file, place] of Object.entries({
    ...{ "index.html": "index.html", "404.html": "404.html", "politica.html": "politica/index.html" },
    ...{ "a/b.html": "a/b/index.html", "a/index.html": "a/index.html", "indice.html": "indice/index.html" },
    ...{ "robots.txt": "robots.txt", "a/robots.txt": "a/robots.txt", "politicas.txt": "politicas.txt" },
    ...{ ".well-known/security.txt": ".well-known/security.txt", _headers: "_headers", "a_next/b.js": "a_next/b.js" },
    ...{ "index.txt": "", "politica.txt": "", "a/b.txt": "", "_next/static/a.js": "", "__next._tree.txt": "" },
    ...{ "a/__next.b.c.txt": "", "_not-found.html": "", "_not-found/index.html": "", "_not-found.txt": "" },
    ...{ ".gitignore": "", "a/.DS_Store": "" },
  }))
    assert.equal(placeOf(file), place, file);
});

test("a project is built with the Next that it has itself", async () => {
  const own = "node_modules/next/dist/bin/next";
  const project = await folderWith({
    "package.json": "{}",
    [own]: 'console.log("my own Next"); process.exitCode = 3;',
  });
  await assert.rejects(build(project), /my own Next/);
});

test("a build that somebody kills has not ended well", async () => {
  const before = process.env["NODE_OPTIONS"];
  // Next's own process, as a machine without memory does.
  const kill = "/next.dist.bin/.test(process.argv[1])&&process.kill(process.pid,'SIGKILL')";
  process.env["NODE_OPTIONS"] = `--import=data:text/javascript,${kill}`;
  try {
    await assert.rejects(build(site), /The build of .* failed/);
  } finally {
    if (before === undefined) delete process.env["NODE_OPTIONS"];
    else process.env["NODE_OPTIONS"] = before;
  }
});

/** What a server alone can tell browsers: come by TLS for a year at least, guess no types, keep the query to yourself. */
const SENT = [
  /Strict-Transport-Security:? "?max-age=(?:3[1-9]|[4-9]\d|\d{3,})\d{6}\b/,
  /X-Content-Type-Options:? "?nosniff\b/,
  /Referrer-Policy:? "?strict-origin-when-cross-origin\b/,
  /Permissions-Policy:? "?[^"\n]*\bcamera=\(\)[^"\n]*\bgeolocation=\(\)[^"\n]*\bmicrophone=\(\)/,
  /Cross-Origin-Opener-Policy:? "?same-origin(?![\w-])/,
];

test("each host's configuration names the project's server, sub-path and pages, and leaves nothing to fill in", async () => {
  const filled = [...(await filesIn(path.join(site, ".hosting"))).map((file) => `.hosting/${file}`), "out/_headers"];
  assert.deepEqual(filled, [".hosting/Caddyfile", ".hosting/apache.conf", ".hosting/nginx.conf", "out/_headers"]);
  for (const file of filled) {
    const words = await readFile(path.join(site, file), "utf8");
    assert.doesNotMatch(words, /%[A-Z_]+%/, file);
    assert.ok(words.includes("/cuaderno") && words.includes("default-src 'none'"), file);
    for (const header of SENT) assert.match(words, header, file);
    if (file !== "out/_headers")
      assert.match(words, /(?:server_name|ServerName) cuaderno\.example\b|^cuaderno\.example \{/m, file);
    // Nor is an old TLS spoken, where a server is told which.
    for (const [, spoken] of words.matchAll(/(?:ssl_protocols|SSLProtocol) (.*?);?$/gm))
      assert.match(spoken ?? "", /^(?:-all \+)?TLSv1\.2 \+?TLSv1\.3$/, file);
    // Every port is listened at in both forms of addresses, and what is secret is not what is shown.
    const listened = [...words.matchAll(/^ *listen (\[::\]:)?(.*);$/gm)];
    const at = (form: string) => listened.filter(([, six = ""]) => six === form).map(([, , port]) => port);
    assert.deepEqual(at(""), at("[::]:"), file);
    for (const [, name = "", kind] of words.matchAll(/(\w+) \/etc\/letsencrypt\/live\/\S+\/(\w+)\.pem/g))
      assert.equal(kind, /key/i.test(name) ? "privkey" : "fullchain", `${file}: ${name}`);
    // What has a hash in its name is kept for a year; all else is asked about, and nobody on the way rewrites it.
    const kept = [...words.matchAll(/(?:public|no-cache|no-store|max-age=(?!63))[^";\n]*/g)].map(([said]) =>
      said.trim(),
    );
    assert.ok(kept.includes("public, max-age=31536000, immutable"), file);
    for (const said of kept)
      assert.match(said, /^(?:public, max-age=31536000, immutable|no-cache, no-transform)$/, file);
    // A front that was put away has its own policy, and no day's but that of its own.
    const past = words.split("\n").filter((line) => /antes\/|@past/.test(line) && /Policy|frame-ancestors/.test(line));
    for (const line of past) assert.doesNotMatch(line, /default-src/, file);
    assert.equal(past.length > 0, file !== "out/_headers", file);
    // Not all servers know what a manifest is.
    assert.match(words, /manifest[^]*application\/manifest\+json|application\/manifest\+json[^\n]*manifest/, file);
    // Whoever is sent on is so for good.
    for (const [sent] of words.matchAll(/^\s*redir .*|return 3\d\d|\bR(?:=3\d\d)?(?=[,\]])/gm))
      assert.match(sent, /301$/, file);
    // An error page is no page to be asked for.
    for (const [, page] of words.matchAll(/\/cuaderno\/([\w-]+)\/\?\$/g)) assert.equal(page, "segunda", file);
    // Hosts that publish a folder have no root to be told, and no rule for some addresses alone.
    if (file !== "out/_headers") assert.ok(words.includes("/srv/cuaderno") && words.includes("/antes"), file);
  }
});

test("hosts that publish a folder keep for a year what has a hash in its name, and nothing else", async () => {
  const rules = (await readFile(path.join(site, "out/_headers"), "utf8")).split(/\n(?=\/)/);
  const kept = rules.filter((rule) => rule.includes("max-age=31536000, immutable")).map((rule) => rule.split("\n")[0]);
  assert.deepEqual(kept, ["/cuaderno/assets/*", "/cuaderno/media/*"]);
});

test("a server lets the pages' own styles pass, whatever files of styles there are besides", async () => {
  const to = await folderWith({});
  const places = {
    to,
    filled: to,
    base: "",
    address: "https://cuaderno.example",
    pages: [],
    root: "/srv",
    past: "/antes" as const,
  };
  for (const styles of [["'sha256-a'"], ["'self'", "'sha256-a'"]]) {
    await writeHosting(places, { scripts: [], styles, forms: [] });
    assert.match(await readFile(path.join(to, "_headers"), "utf8"), /style-src 'self' 'unsafe-inline';/, styles.join());
  }
});

test("nginx sends no header twice with a part of a film that is not there", async () => {
  const words = await readFile(path.join(site, ".hosting/nginx.conf"), "utf8");
  const [, films = ""] = /location ~ \\\.mp4\\z \{([^}]*)\}/.exec(words) ?? [];
  assert.match(films, /add_header Content-Security-Policy/);
  assert.doesNotMatch(films, /\balways;/);
});

test("the policy that servers send lets run what the pages bring, and nothing that could be put into them", async () => {
  const filled = await readFile(path.join(site, "out/_headers"), "utf8");
  const [, policy = ""] = /Content-Security-Policy: (.*)/.exec(filled) ?? [];
  const rules = new Map(policy.split("; ").map((rule) => [rule.split(" ")[0], rule.split(" ").slice(1)]));
  for (const name of ["default-src", "base-uri", "form-action", "frame-ancestors"])
    assert.deepEqual(rules.get(name), ["'none'"], name);
  for (const name of ["connect-src", "img-src", "font-src", "media-src", "manifest-src"])
    assert.deepEqual(rules.get(name), ["'self'"], name);
  const scripts = rules.get("script-src") ?? [];
  assert.ok(
    scripts.length > 0 && scripts.every((source) => source === "'self'" || /^'sha256-[\w+/]+=*'$/.test(source)),
  );
  assert.deepEqual(rules.get("require-trusted-types-for"), ["'script'"]);
  // A server keeps its configuration for many editions: each page's own policy names its styles.
  assert.ok(rules.get("style-src")?.includes("'unsafe-inline'"));
});

test("text is compressed once, and what is unpacked is the file itself", async () => {
  const out = path.join(site, "out");
  for (const file of ["index.html", "icon.svg", "robots.txt"]) {
    const whole = await readFile(path.join(out, file));
    assert.deepEqual(brotliDecompressSync(await readFile(path.join(out, `${file}.br`))), whole, file);
    assert.deepEqual(gunzipSync(await readFile(path.join(out, `${file}.gz`))), whole, file);
  }
});

test("a mistake in the types stops the build, and the earlier site stays as it is", async () => {
  const earlier = await hashes(path.join(site, "out"));
  const page = path.join(site, "app/segunda/page.tsx");
  const before = await readFile(page, "utf8");
  await writeFile(page, `${before}\nexport const dynamic: number = "error";\n`);
  const said = await build(site).then(() => "nothing", String);
  assert.match(said, /tsconfig\.json: the types do not fit\.[^]*app\/segunda\/page\.tsx/);
  assert.deepEqual(await hashes(path.join(site, "out")), earlier);
  await writeFile(page, before);
});

test("a client component that nobody would start stops the build, and the earlier site stays as it is", async () => {
  const earlier = await hashes(path.join(site, "out"));
  await writeFile(
    path.join(site, "app/segunda/page.tsx"),
    'import { Counter } from "../../components/islands/Counter";\nimport { Votes } from "./Votes";\nexport default () => <Counter label={String(<Votes />)} />;',
  );
  await writeFile(
    path.join(site, "app/segunda/Votes.tsx"),
    '"use client";\nexport const Votes = () => <button onClick={() => alert()}>1</button>;',
  );
  const said = await build(site).then(() => "nothing", String);
  for (const words of [
    "app/segunda/Votes.tsx: is a client component outside components/islands",
    'Counter.tsx: is rendered by itself, so it would never start. Write <Island name="Counter"',
  ])
    assert.ok(said.includes(words), `${said}\ndoes not say «${words}»`);
  assert.deepEqual(await hashes(path.join(site, "out")), earlier);
});
