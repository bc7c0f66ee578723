import assert from "node:assert/strict";
import { spawn, spawnSync, type SpawnOptions } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { test as anywhere, type TestContext } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { buildSync } from "esbuild";
import type { Publication } from "plain-publish";
import { deploy, edition, editionsOf, folderFor, frontOf, openPages, test, write, type Edition } from "./editions";
import { refusalFor } from "../src/refusal";
import { hasSshd, startHost } from "./ssh";

/* Where something goes wrong in the middle, or a machine is not as one would have it: each has a reason and a way out. */

const isRoot = process.getuid?.() === 0;

/** What a deployment's process runs, as one text: to read its many files anew each time is most of what it costs. */
const CHILD = buildSync({
  entryPoints: [path.join(import.meta.dirname, "child.ts")],
  bundle: true,
  platform: "node",
  format: "esm",
  // Where it finds the script that it gives to the server.
  define: { "import.meta.url": JSON.stringify(import.meta.resolve("plain-publish")) },
  write: false,
}).outputFiles[0]?.text;

/** Starts a deployment as a group of its own; `ended` gives all that it says. */
function start({ project }: Edition, destination: string, more: Partial<Publication> = {}, options: SpawnOptions = {}) {
  const asked = JSON.stringify({ root: project.root, destination, more });
  const child = spawn(process.execPath, ["--input-type=module", "-", asked], {
    detached: true,
    ...options,
    stdio: "pipe",
  });
  child.stdin.end(CHILD);
  const ended = Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]).then(
    ([said, wrong]) => said.replace("begun\n", "") + wrong,
  );
  return { child, ended, begun: once(child.stdout, "data") };
}

/** Sets variables of this process while something is done. */
async function withEnvironment<Result>(env: Readonly<Record<string, string>>, work: () => Promise<Result>) {
  const before = { ...process.env };
  Object.assign(process.env, env);
  try {
    return await work();
  } finally {
    for (const name of Object.keys(env)) {
      if (before[name] === undefined) Reflect.deleteProperty(process.env, name);
      else process.env[name] = before[name];
    }
  }
}

/** A folder with one command in it, for the PATH. */
function commandIn(folder: string, name: string, script: string): string {
  write(folder, name, `#!/bin/sh\n${script}\n`);
  chmodSync(path.join(folder, name), 0o755);
  return folder;
}

async function twoDays(t: TestContext, name?: string) {
  const folder = folderFor(t, name);
  const monday = await edition(path.join(folder, "lunes"), "lunes");
  const tuesday = await edition(path.join(folder, "martes"), "martes");
  return { folder, root: path.join(folder, "web"), monday, tuesday };
}

test("a publication that is killed at any moment leaves one edition whole, and open pages too", async (t) => {
  const { root, monday, tuesday } = await twoDays(t);
  await deploy(monday, root, { first: true });
  for (let moment = 0; moment <= 400; moment += 50) {
    const next = frontOf(root) === "lunes" ? tuesday : monday;
    const { child, ended, begun } = start(next, root);
    await begun;
    await wait(moment);
    if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
    assert.doesNotMatch(await ended, /Error/, `after ${moment} ms`);
    const shown = frontOf(root) ?? "";
    assert.ok(["lunes", "martes"].includes(shown), `after ${moment} ms: ${shown}`);
    assert.ok(openPages(root, [monday, tuesday]).includes(shown), `after ${moment} ms`);
    assert.ok(openPages(root, [monday]).includes("lunes"), `open since the beginning, after ${moment} ms`);
  }
  assert.doesNotMatch(await deploy(tuesday, root), /^no: /m);
  assert.deepEqual([frontOf(root), openPages(root, [monday, tuesday])], ["martes", ["lunes", "martes"]]);
});

test("who publishes while another does is told to wait, and for whom", async (t) => {
  const { root, monday, tuesday } = await twoDays(t);
  await deploy(monday, root, { first: true });
  const lock = path.join(editionsOf(root).folder, "lock");
  const other = spawn("flock", [lock, "cat"], { stdio: ["pipe", "ignore", "ignore"] });
  while (spawnSync("flock", ["-n", lock, "true"]).status === 0) await wait(20);
  assert.match(await deploy(tuesday, root), /^no: Otra publicación está en marcha \(.+@.+, \d{4}-/);
  other.stdin.end();
  await once(other, "close");
  assert.equal(frontOf(root), "lunes");
});

test("what has been lost on the way is said, and the edition in place stays", async (t) => {
  const { folder, root, monday, tuesday } = await twoDays(t);
  await deploy(monday, root, { first: true });
  const real = spawnSync("which", ["rsync"], { encoding: "utf8" }).stdout.trim();
  // An rsync that says that it has sent what it was given, and has not.
  const lossy = commandIn(
    path.join(folder, "bin"),
    "rsync",
    `case "$*" in *--files-from*) cat >/dev/null;; *) exec ${real} "$@";; esac`,
  );
  await withEnvironment({ PATH: `${lossy}:${process.env["PATH"]}` }, async () => {
    assert.match(
      await deploy(tuesday, root),
      /no: No ha llegado todo lo que se ha enviado: falta .*(martes|6d61)?.*sigue lo de antes/,
    );
    // Where nothing was before, nothing is left.
    const fresh = path.join(folder, "otra");
    assert.match(await deploy(tuesday, fresh, { first: true }), /no: No ha llegado todo/);
    assert.deepEqual([editionsOf(fresh).names, frontOf(fresh)], [[], undefined]);
  });
  assert.deepEqual([frontOf(root), openPages(root, [monday])], ["lunes", ["lunes"]]);
  assert.deepEqual(editionsOf(root).names.length, 1);
});

test("on a full disk the edition in place stays, nothing is left over, and one may go back", async (t) => {
  const { folder, monday, tuesday } = await twoDays(t);
  const disk = path.join(folder, "disk");
  mkdirSync(disk);
  const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", "size=1m", "tmpfs", disk]).status === 0;
  if (!mounted) {
    t.skip("needs root on a Linux that lets it mount a tmpfs");
    return;
  }
  try {
    const root = path.join(disk, "web");
    await deploy(monday, root, { first: true });
    await deploy(tuesday, root);
    const filler = path.join(disk, "filler");
    spawnSync("dd", ["if=/dev/zero", `of=${filler}`, "bs=4k"]);
    assert.match(await deploy(monday, root), /^no: El disco del destino está lleno/m);
    assert.deepEqual([frontOf(root), openPages(root, [monday, tuesday])], ["martes", ["lunes", "martes"]]);
    await deploy(monday, root, { instead: "rollback" });
    assert.equal(frontOf(root), "lunes");
    rmSync(filler);
    await deploy(tuesday, root);
    assert.equal(frontOf(root), "martes");
  } finally {
    spawnSync("umount", ["--lazy", disk]);
  }
});

anywhere("what systems say in English is said in Spanish, with what to do, and their words below", () => {
  for (const [said, words] of [
    ['rsync: write failed on "/srv/web/a": Disk quota exceeded (122)', "El disco del destino está lleno"],
    ["tar: a: No space left on device", "El disco del destino está lleno"],
    ["mkdir: cannot create directory: Read-only file system", "El disco del destino solo se puede leer"],
    ["ssh: Could not resolve hostname www.faro.tset: Name or service not known", "No se encuentra ese servidor"],
    ...["Connection timed out", "Connection refused", "No route to host", "Network is unreachable"].map(
      (why) => [`ssh: connect to host faro.test port 22: ${why}`, "El servidor no contesta por ssh"] as const,
    ),
    ["@@@ REMOTE HOST IDENTIFICATION HAS CHANGED! @@@", "La clave del servidor no es la conocida"],
    ["Host key verification failed.", "La clave del servidor no es la conocida"],
    ["Could not create directory '/.ssh'.\nHost key verification failed.", "Tu usuario no tiene en esta máquina"],
    ["Permissions 0644 for 'id' are too open.\nWARNING: UNPROTECTED PRIVATE KEY FILE!", "La clave ssh, o la"],
    ["Bad owner or permissions on /home/ana/.ssh/config", "La clave ssh, o la"],
    ["ana@faro.test: Permission denied (publickey).", "El servidor no deja entrar"],
    ["Permission denied, please try again.", "El servidor no deja entrar"],
    ["Received disconnect: Too many authentication failures", "El servidor no deja entrar"],
    ["mkdir: cannot create directory ‘/srv/web’: Permission denied", "Ese usuario no puede escribir en el destino"],
    ["rsync: chgrp failed: Operation not permitted (1)", "Ese usuario no puede escribir en el destino"],
    ...["This service allows sftp connections only.", "This account is currently not available."].map(
      (why) => [why, "Ese usuario puede entrar en el servidor, pero no dar órdenes"] as const,
    ),
    ["Shell access is not enabled on your account!", "Ese usuario puede entrar en el servidor, pero no dar órdenes"],
    ["command not allowed", "Ese usuario puede entrar en el servidor, pero no dar órdenes"],
    ["sh: rsync: command not found", "Falta rsync"],
    ["sh: 1: rsync: not found", "Falta rsync"],
    ["Error: spawn rsync ENOENT", "Falta rsync"],
    ["Error: spawn ssh ENOENT", "Falta la orden con que se llega al servidor"],
    ["No user exists for uid 4711", "El usuario con que se publica no existe"],
    ["You don't exist, go away!", "El usuario con que se publica no existe"],
    ["protocol version mismatch -- is your shell clean?", "Al entrar en el servidor algo escribe palabras"],
    ...[
      ...["client_loop: send disconnect: Broken pipe", "Connection closed by 192.0.2.1", "Connection reset by peer"],
      ...["rsync: connection unexpectedly closed", "rsync error: timeout in data send/receive (code 30)"],
    ].map((why) => [why, "Se cortó la conexión con el servidor"] as const),
    ["algo que nadie conoce", "La publicación se ha interrumpido."],
  ] as const) {
    const { message } = refusalFor(said);
    assert.ok(message.startsWith(words), `«${said}»: ${message}`);
    assert.ok(message.endsWith(`  ${said.split("\n").at(-1)}`), message);
  }
});

test("over ssh a line that has gone dead is noticed, and all goes through one connection", async (t) => {
  const { folder, monday } = await twoDays(t);
  const shell = path.join(commandIn(path.join(folder, "bin"), "linea", 'echo "$@" >&2; exit 1'), "linea");
  const said = await deploy(monday, "ana@faro.test:/srv/web", { shell, first: true });
  assert.match(said, /-oControlMaster=auto -oControlPath=\S+ -oServerAliveInterval=[1-9]\d? ana@faro\.test /);
});

anywhere("another rsync than the usual one, or none, is said before anything is done", async (t) => {
  const { folder, root, monday } = await twoDays(t);
  const open = commandIn(
    path.join(folder, "mac"),
    "rsync",
    "echo 'openrsync: protocol version 29, rsync version 2.6.9 compatible'",
  );
  await withEnvironment({ PATH: `${open}:${process.env["PATH"]}` }, async () => {
    assert.match(
      await deploy(monday, root, { first: true }),
      /^no: El rsync de esta máquina es otro \(openrsync.*brew install rsync/,
    );
  });
  await withEnvironment({ PATH: path.join(folder, "nothing") }, async () => {
    assert.match(await deploy(monday, root, { first: true }), /^no: Falta rsync/);
  });
  assert.equal(existsSync(root), false);
});

test(
  "a user without a name and without a folder publishes, and is told what they cannot write",
  { skip: !isRoot },
  async (t) => {
    const { folder, monday } = await twoDays(t);
    const site = path.join(folder, "suyo/web");
    for (const place of ["suyo", "lunes"]) spawnSync("chown", ["-R", "54321:54321", path.join(folder, place)]);
    mkdirSync(path.dirname(site));
    spawnSync("chown", ["-R", "54321:54321", path.dirname(site)]);
    chmodSync(folder, 0o755);
    // Whoever runs the tests may have a temporary folder that is theirs alone.
    const env = { ...process.env, HOME: undefined, TMPDIR: path.dirname(site) };
    const nobody = { uid: 54321, gid: 54321, env };
    const said = (destination: string) => start(monday, destination, { first: true }, nobody).ended;
    assert.match(
      await said("~/web"),
      /^no: Tu usuario no tiene carpeta propia en esta máquina: escribe el destino entero/,
    );
    assert.match(await said("ana@127.0.0.1:web"), /^no: El usuario con que se publica no existe en esta máquina/);
    assert.match(await said(site), /^Es la primera publicación/);
    assert.equal(frontOf(site), "lunes");
  },
);

const LONG =
  "una carpeta temporal con un nombre que es más largo de lo que cabe en el nombre de un zócalo del sistema operativo";

test(
  "a temporary folder with a long name, with blanks, or that is not there keeps nobody from publishing",
  { skip: !hasSshd },
  async (t) => {
    const { folder, monday, tuesday } = await twoDays(t);
    const { shell, at } = await startHost(t, path.join(folder, "keys"));
    const long = path.join(folder, LONG);
    mkdirSync(long);
    const list = () => Promise.resolve(new Map([["index.html", "<p>con lista</p>"]]));
    const archive = { folder: "archivo", list };
    await withEnvironment({ TMPDIR: long }, async () => {
      const root = path.join(folder, "a");
      assert.match(await deploy(monday, at(root), { shell, archive, first: true }), /^Es la primera/);
      assert.equal(frontOf(root), "con lista");
      assert.deepEqual(readdirSync(long), []);
    });
    await withEnvironment({ TMPDIR: path.join(folder, "missing") }, async () => {
      const root = path.join(folder, "b");
      assert.doesNotMatch(await deploy(monday, at(root), { shell, archive: undefined, first: true }), /^no: /m);
      assert.match(
        await deploy(tuesday, at(root), { shell, archive }),
        /^no: No se puede escribir en la carpeta temporal de esta máquina, .*missing.*TMPDIR/m,
      );
      assert.equal(frontOf(root), "lunes");
    });
  },
);

test("a login that prints is told from a line that breaks", { skip: !hasSshd }, async (t) => {
  const { folder, monday } = await twoDays(t);
  const root = path.join(folder, "web");
  const host = await startHost(t, path.join(folder, "keys"), `printf 'Bienvenida, Ana'; eval "$SSH_ORIGINAL_COMMAND"`);
  assert.match(
    await deploy(monday, host.at(root), { shell: host.shell, first: true }),
    /^no: Al entrar en el servidor algo escribe palabras.*\.bashrc/m,
  );
  assert.equal(frontOf(root), undefined);
});

test("a user without a folder on the server is told to write the whole destination", { skip: !hasSshd }, async (t) => {
  const { folder, monday } = await twoDays(t);
  const lost = `HOME=/nowhere; export HOME; cd /; eval "$SSH_ORIGINAL_COMMAND"`;
  const { at, shell } = await startHost(t, path.join(folder, "keys"), lost);
  assert.match(
    await deploy(monday, at("web"), { shell, first: true }),
    /^no: .* no tiene carpeta propia en la máquina del destino/,
  );
  const root = path.join(folder, "web");
  assert.match(await deploy(monday, at(root), { shell, first: true }), /^Es la primera publicación/);
  assert.equal(frontOf(root), "lunes");
});
