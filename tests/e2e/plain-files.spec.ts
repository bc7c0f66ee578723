import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { publicAddress } from "../../paper/address";
import { freePort, has, startServer } from "../../tools/processes";
import { listen, serve, type Running } from "../../tools/serve/server";
import { attribute, BASE, elements, OUT, treeOf } from "../finished/tree";
import { expect, HAS, ON_DESKTOP, PAGES, test } from "./test";

/* The finished site on servers that know nothing of it. Those with the configurations of plain-pages are asked by the judges. */

/** Python's http.server, as it comes. */
async function python(root: string): Promise<Running> {
  const port = await freePort();
  const args = ["-m", "http.server", String(port), "--bind", "127.0.0.1", "--directory", root];
  return startServer(`http://127.0.0.1:${port}${BASE}/`, "python3", args);
}

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".css": "text/css",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
};

/**
 * Like the website end of an object storage: exact keys, an index document below a
 * folder's name (S3 redirects to it with a slash), an error document; no other cleverness.
 */
async function objectStorage(root: string): Promise<Running> {
  const file = (key: string) => {
    const full = path.join(root, key);
    return existsSync(full) && statSync(full).isFile() ? full : undefined;
  };
  const { url, stop } = await listen((request, response) => {
    const key = decodeURIComponent(new URL(request.url ?? "/", "http://x").pathname);
    const found = file(key.endsWith("/") ? `${key}index.html` : key);
    if (!found && file(`${key}/index.html`)) return response.writeHead(302, { location: `${key}/` }).end();
    const shown = found ?? path.join(root, BASE, "404.html");
    response.writeHead(found ? 200 : 404, { "content-type": TYPES[path.extname(shown)] ?? "application/octet-stream" });
    return response.end(readFileSync(shown));
  });
  return { url: `${url}${BASE}/`, stop };
}

/** Each server, whether it is on this machine, and whether it knows of 404.html. */
const SERVERS = [
  ["python's http.server", python, has("python3"), false],
  ["an object storage", objectStorage, true, true],
] as const;

for (const [name, start, present, knowsNotFound] of SERVERS)
  test(`${name} serves every page with all its files`, ON_DESKTOP, async ({ page }) => {
    test.skip(!present, "not on this machine");
    // `out` at the sub-path, as a newsroom would put it.
    const root = mkdtempSync(path.join(tmpdir(), "site-root-"));
    cpSync(OUT, path.join(root, BASE), { recursive: true });
    const running = await start(root);
    try {
      for (const { path: address, section } of PAGES)
        for (const end of section ? ["", "/"] : [""]) {
          const response = await fetch(new URL(address + end, running.url));
          expect.soft(response.status, address + end).toBe(200);
          const served = [...elements(treeOf(await response.text()))];
          const canonical = served.find((element) => attribute(element, "rel") === "canonical");
          // The front's is the same with and without its slash.
          const [told, own] = [canonical && attribute(canonical, "href"), publicAddress(section ? `/${address}` : "/")];
          expect.soft(told?.replace(/\/$/, ""), address + end).toBe(own.replace(/\/$/, ""));
        }

      const failed: string[] = [];
      const kinds = new Set<string>();
      page.on("response", (response) => {
        if (response.status() >= 400) failed.push(response.url());
        kinds.add(response.request().resourceType());
      });
      await page.goto(running.url);
      if (HAS.film) {
        await page.locator("video:visible").scrollIntoViewIfNeeded();
        await expect.poll(() => [...kinds]).toContain("media");
      }
      await page.goto(new URL("politica", running.url).href);
      await expect(page.getByRole("tab")).toHaveCount(HAS.tabs);
      expect([...kinds]).toEqual(expect.arrayContaining(["document", "font", "image", "script"]));
      expect(failed).toEqual([]);

      const missing = await page.goto(new URL("no/existe", running.url).href);
      expect(missing?.status()).toBe(404);
      if (knowsNotFound) await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
    } finally {
      await running.stop();
      rmSync(root, { recursive: true });
    }
  });

test("the local server has no way out of the folder it serves", ON_DESKTOP, async () => {
  const root = mkdtempSync(path.join(tmpdir(), "site-root-"));
  for (const name of ["index.html", "404.html"]) cpSync(path.join(OUT, name), path.join(root, name));
  writeFileSync(path.join(root, ".secreto"), "");
  const { url, stop } = await serve({ root });
  const secret = await fetch(`${url}/.secreto`);
  expect([secret.status, await secret.text()]).toEqual([404, readFileSync(path.join(OUT, "404.html"), "utf8")]);
  await stop();
  symlinkSync(path.resolve("data"), path.join(root, "fuera"));
  await expect(serve({ root })).rejects.toThrow(`${path.join(root, "fuera")} is a link`);
  rmSync(root, { recursive: true });
});

test("npm start says where the site is, and finds another port where its own is taken", ON_DESKTOP, async () => {
  const script = path.resolve("tools/serve/start.ts");
  const servers = [1, 2].map(() => spawn("tsx", [script], { detached: true, stdio: ["ignore", "pipe", "inherit"] }));
  try {
    const said = await Promise.all(servers.map(async ({ stdout }) => String((await once(stdout, "data"))[0])));
    const addresses = said.map((line) => /http:\S+/.exec(line)?.[0] ?? line);
    expect(new Set(addresses).size).toBe(2);
    for (const address of addresses) expect(await (await fetch(address)).text(), address).toContain("<h1");
  } finally {
    for (const { pid } of servers) if (pid) process.kill(-pid);
  }
});
