import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import path from "node:path";
import type { TestContext } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { deploy, edition, folderFor, readerFinds, test, write } from "./editions";
import { freePort } from "./ssh";

/* What the public address answers after a deployment, and what is said of it. */

/** A server of the tests' own. @returns its address */
async function serve(t: TestContext, answer: RequestListener): Promise<string> {
  const port = await freePort();
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${port}`;
}

const FRONT = "index.html";

test("an address that shows the edition as it is, with more put into it, or another policy's, is told apart", async (t) => {
  const folder = folderFor(t);
  const root = path.join(folder, "web");
  const served = { policy: "", more: "" };
  const address = await serve(t, (_, response) => {
    if (served.policy) response.setHeader("content-security-policy", served.policy);
    response.end(readerFinds(root, FRONT)?.replace("</p>", `</p>${served.more}`));
  });
  const policy = "script-src 'sha256-x'; style-src 'sha256-z'";
  const own = `<!doctype html><link href="${address}/" rel="canonical"><meta content="${policy}" http-equiv="Content-Security-Policy">`;
  const monday = await edition(path.join(folder, "lunes"), "lunes", {
    more: { [FRONT]: `${own}<p>lunes</p><p>20</p>` },
  });
  assert.match(await deploy(monday, root, { first: true }), / ya enseña la edición nueva\.$/);
  // As plain-pages gives it to servers, which keep it for many editions.
  served.policy = "script-src 'self' 'sha256-x'; style-src 'self' 'unsafe-inline'";
  assert.match(await deploy(monday, root), / ya enseña la edición nueva\.$/);
  for (const more of ["<script>a</script>", "<style>a</style>", "<noscript>a</noscript>", "<template>a</template>"]) {
    served.more = more;
    assert.match(
      await deploy(monday, root),
      /enseña la edición nueva, pero algo .* cambia la página por el camino/,
      more,
    );
  }
  served.policy = "script-src 'self' 'sha256-y'";
  assert.match(
    await deploy(monday, root),
    /la política que manda el servidor es de otra construcción y le impide 'sha256-x'.*\nmal$/,
  );
});

test("a server that looks at its files every few seconds is asked again", async (t) => {
  const folder = folderFor(t);
  const root = path.join(folder, "web");
  const answers = ["<p>ayer</p>"];
  const asked: unknown[] = [];
  const address = await serve(t, ({ headers }, response) => {
    asked.push(headers["cache-control"]);
    response.end(answers.pop() ?? readerFinds(root, FRONT));
  });
  const monday = await edition(path.join(folder, "lunes"), "lunes", { address });
  assert.match(await deploy(monday, root, { first: true }), / ya enseña la edición nueva\.$/);
  // What lies between is asked not to answer by itself with what it has kept.
  assert.deepEqual(asked, ["no-cache", "no-cache"]);
});

/** What answers in the edition's stead, and what is said; a red end is `mal`. */
const OTHERS: readonly [what: string, answer: RequestListener, words: RegExp][] = [
  [
    "another page",
    (_, response) => response.end("<title>Otro diario</title>"),
    /responde 200 con otra página \(«Otro diario»\).*¿Es el destino la carpeta/,
  ],
  ["nothing", (_, response) => response.writeHead(404).end(), /responde 404 con otra cosa\. ¿Es el destino la carpeta/],
  [
    "a server that may not read",
    (_, response) => response.writeHead(403).end(),
    /responde 403\. ¿Puede leer ese servidor/,
  ],
  [
    "a broken server",
    (_, response) => response.writeHead(500).end(),
    /responde 500: al servidor, o a algo que está delante, le pasa algo/,
  ],
  [
    "another page, no copy of which lies anywhere",
    (_, response) => response.writeHead(200, { age: "0" }).end("ayer"),
    /responde 200 con otra cosa\. ¿Es el destino/,
  ],
  [
    "an old copy",
    (_, response) => response.writeHead(200, { age: "86400" }).end("ayer"),
    /una copia de hace 86400 segundos/,
  ],
  [
    "the way to a login",
    ({ url }, response) =>
      url === "/entrar" ? response.end("Entra") : response.writeHead(302, { location: "/entrar" }).end(),
    /lleva a http:.*\/entrar, que responde 200 y no es la edición nueva/,
  ],
];

test("what is not the edition is said as it was seen, with what is sure, and is red", async (t) => {
  const said = OTHERS.map(async ([what, answer, words]) => {
    const folder = folderFor(t);
    const address = await serve(t, answer);
    const monday = await edition(path.join(folder, "lunes"), "lunes", { address });
    const all = await deploy(monday, path.join(folder, "web"), { first: true });
    assert.match(all, words, what);
    assert.match(all, /Lo seguro: la edición está en su sitio en el destino\.\nmal$/, what);
  });
  await Promise.all(said);
});

test("where nobody may look, or answers, it is not known, and not red", async (t) => {
  const doors: readonly [status: number, headers: Record<string, string>, words: RegExp][] = [
    [401, { "www-authenticate": "Basic" }, /pide contraseña \(401\).*míralo tú.*Lo seguro/],
    [429, {}, /demasiado \(429\)/],
    [403, { "cf-mitigated": "challenge" }, /quiere ver antes si pregunta una persona \(403\)/],
  ];
  for (const [status, headers, words] of doors) {
    const folder = folderFor(t);
    const address = await serve(t, (_, response) => response.writeHead(status, headers).end());
    const monday = await edition(path.join(folder, "lunes"), "lunes", { address });
    const said = await deploy(monday, path.join(folder, "web"), { first: true });
    assert.match(said, words);
    assert.doesNotMatch(said, /¿Es el destino|mal$/);
  }
  const folder = folderFor(t);
  const monday = await edition(path.join(folder, "lunes"), "lunes", { address: "http://nowhere.invalid" });
  const said = await deploy(monday, path.join(folder, "web"), { first: true });
  assert.match(said, /No se ha podido preguntar .*no se encuentra ese nombre\): míralo tú\. Lo seguro/);
});

test("a page that does not arrive whole is not another one: it is not known what the address shows", async (t) => {
  for (const [status, words] of [
    [200, /No se ha podido preguntar .*\(la respuesta se cortó a medias\): míralo tú\. Lo seguro/],
    [401, /pide contraseña \(401\)/],
  ] as const) {
    const folder = folderFor(t);
    const address = await serve(t, (_, response) => {
      response.writeHead(status, { "content-length": "1000" });
      response.write("<p>lu", () => response.destroy());
    });
    const monday = await edition(path.join(folder, "lunes"), "lunes", { address });
    const said = await deploy(monday, path.join(folder, "web"), { first: true });
    assert.match(said, words);
    assert.doesNotMatch(said, /otra cosa|mal$/);
  }
});

test("an address that takes the question and never answers holds nobody up", { timeout: 20_000 }, async (t) => {
  const folder = folderFor(t);
  const soon = AbortSignal.timeout(1000);
  t.mock.method(AbortSignal, "timeout", () => soon);
  const address = await serve(t, () => undefined);
  const monday = await edition(path.join(folder, "lunes"), "lunes", { address });
  const said = await deploy(monday, path.join(folder, "web"), { first: true });
  assert.match(said, /No se ha podido preguntar .*no ha contestado en 10 segundos\): míralo tú\. Lo seguro/);
});

const nginxItself = spawnSync("nginx", ["-V"], { encoding: "utf8" });
const hasNginx = nginxItself.error === undefined && nginxItself.stderr.includes("http_sub_module");

test(
  "a proxy that rewrites pages, nginx, is told from another site",
  { skip: !hasNginx && "no nginx that rewrites" },
  async (t) => {
    const folder = folderFor(t);
    const [front, behind, root] = [await freePort(), await freePort(), path.join(folder, "web")];
    mkdirSync(path.join(folder, "logs"));
    write(
      folder,
      "nginx.conf",
      `${process.getuid?.() === 0 ? "user root;" : ""}
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http {
  access_log off;
  client_body_temp_path ${folder}/logs;
  proxy_temp_path ${folder}/logs;
  fastcgi_temp_path ${folder}/logs;
  uwsgi_temp_path ${folder}/logs;
  scgi_temp_path ${folder}/logs;
  types { text/html html; }
  server { listen 127.0.0.1:${behind}; root ${root}; }
  server {
    listen 127.0.0.1:${front};
    location / {
      proxy_pass http://127.0.0.1:${behind};
      sub_filter_once off;
      sub_filter '<p>' '<p class="fast">';
      sub_filter '</p>' '</p><script src="https://cdn.example/beacon.js"></script>';
    }
  }
}
`,
    );
    const nginx = spawn("nginx", ["-c", path.join(folder, "nginx.conf"), "-p", folder], { stdio: "ignore" });
    t.after(() => nginx.kill());
    const address = `http://127.0.0.1:${front}`;
    while (!(await fetch(address).catch(() => undefined))) await wait(50);
    const monday = await edition(path.join(folder, "lunes"), "lunes", { address });
    const tuesday = await edition(path.join(folder, "martes"), "martes", { address });
    assert.match(
      await deploy(monday, root, { first: true }),
      /ya enseña la edición nueva, pero algo que está delante del servidor cambia la página por el camino: .*no-transform\)\.$/,
    );
    // As if the proxy showed yesterday's: the destination is another folder than the one it shows.
    const beside = await deploy(tuesday, path.join(folder, "beside"), { first: true });
    assert.match(beside, /responde 200 con otra página \(«lunes»\).*\nmal$/);
  },
);
