import assert from "node:assert/strict";
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import path from "node:path";
import { test as anywhere } from "node:test";
import { deploy, edition, folderFor, frontOf, openPages, test } from "./editions";
import { forRsyncThere } from "../src/words";
import { freePort, hasSshd, startHost } from "./ssh";

/* Over ssh to a server of this machine, the real one. */

const skip = !hasSshd && "sshd is not on this machine";

anywhere(
  "in a step with a sign of patterns rsync is told that it is none; elsewhere a backslash stands for itself",
  () => {
    for (const [folder, told] of [
      ["/srv/w?/web", "/srv/w\\?/web"],
      ["/srv/a*/w?b", "/srv/a\\*/w\\?b"],
      ["/srv/w[1]", "/srv/w\\[1]"],
      ["/srv/a\\b/c*\\", "/srv/a\\b/c\\*\\\\"],
    ] as const)
      assert.equal(forRsyncThere(folder), told);
  },
);

test(
  "a place with spaces, quotes, tabs and accents gets the whole edition, and nothing else anything",
  { skip },
  async (t) => {
    const folder = folderFor(t);
    const { shell, at } = await startHost(t, path.join(folder, "llaves mías"));
    const monday = await edition(path.join(folder, "el lunes"), "lunes");
    const tuesday = await edition(path.join(folder, "el martes"), "martes");
    const names = ['d\'Ana y la "Casa"\tÑandú', "$HOME `id` \\n #1 & co; (x)*?", "w[1]", "a\\b"];
    // A pattern would fit it as well.
    mkdirSync(path.join(folder, "w1"));
    for (const name of names) {
      const root = path.join(folder, name);
      assert.match(await deploy(monday, at(root), { shell, first: true }), /^Es la primera publicación en /, name);
      assert.match(await deploy(tuesday, at(root), { shell }), /^Archivos con huella: 2 nuevos de 2/, name);
      assert.deepEqual([frontOf(root), openPages(root, [monday, tuesday])], ["martes", ["lunes", "martes"]], name);
      await deploy(tuesday, at(root), { shell, instead: "rollback" });
      assert.equal(frontOf(root), "lunes", name);
    }
    const made = [...names, ...names.map((name) => `${name}.editions`), "el lunes", "el martes", "llaves mías", "w1"];
    assert.deepEqual(readdirSync(folder).sort(), made.sort());
    assert.deepEqual(readdirSync(path.join(folder, "w1")), []);
  },
);

test("what keeps one from a server is said, with what to do", { skip }, async (t) => {
  const folder = folderFor(t);
  const { shell, shellWith, at } = await startHost(t, path.join(folder, "keys"));
  const monday = await edition(path.join(folder, "monday"), "lunes");
  const root = path.join(folder, "web");
  assert.match(await deploy(monday, at(root), { shell }), /^no: .*web no existe/);
  assert.match(await deploy(monday, at("~/none"), { shell }), /^no: none no existe/);
  const stranger = shellWith({ key: path.join(folder, "keys/host") });
  assert.match(await deploy(monday, at(root), { shell: stranger }), /^no: El servidor no deja entrar/);
  const closed = shellWith({ port: await freePort() });
  assert.match(await deploy(monday, at(root), { shell: closed }), /^no: El servidor no contesta por ssh/);
  assert.match(
    await deploy(monday, at(root), { shell: "ssh -i 'clave" }),
    /^no: Falta cerrar una comilla en .*«ssh -i 'clave»/,
  );
  assert.equal(existsSync(root), false);
});
