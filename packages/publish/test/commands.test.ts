import assert from "node:assert/strict";
import { existsSync, mkdirSync, readdirSync, readlinkSync, rmSync, statSync, symlinkSync } from "node:fs";
import path from "node:path";
import { readDestination } from "../src/destination";
import {
  age,
  ageMore,
  ARCHIVE,
  deploy,
  edition,
  editionsOf,
  filesBelow,
  folderFor,
  frontOf,
  NOWHERE,
  openPages,
  readerFinds,
  test,
  write,
  type Edition,
  type Wanted,
} from "./editions";
import { Model } from "./model";

/* What was there, what is done, what must be there: at a folder of this machine, with editions of three files. */

/** A destination that is not there yet, and what makes editions, each called after its word. */
function room(t: Parameters<typeof folderFor>[0]) {
  const folder = folderFor(t);
  const make = (word: string, wanted?: Wanted) => edition(path.join(folder, "rooms", word), word, wanted);
  return { folder, root: path.join(folder, "web"), make };
}

/** Editions that all follow one another at a destination, the first one first. */
async function inOrder(root: string, editions: readonly Edition[]): Promise<void> {
  for (const [place, one] of editions.entries()) await deploy(one, root, { first: place === 0 });
}

test("a first publication is made only where it is asked for, and then once", async (t) => {
  const { root, make } = room(t);
  const monday = await make("lunes");
  const editions = [monday];
  assert.match(await deploy(monday, root), /^no: .*web no existe\. ¿Está bien escrito\?.*--first/);
  assert.match(
    await deploy(monday, root, { first: true, instead: "look" }),
    /^Ensayo: publicaría .* en .*web, con 1 páginas y demás\.$/,
  );
  assert.equal(existsSync(root), false);
  mkdirSync(root);
  assert.match(await deploy(monday, root), /^no: .*no se ha publicado nunca con esta orden.*--first/);
  assert.deepEqual(readdirSync(root), []);

  const front = path.join(monday.project.root, "out/index.html");
  age(front, 3);
  assert.match(await deploy(monday, root, { first: true }), /^Es la primera publicación en .*\/web\.\n/);
  assert.deepEqual([frontOf(root), openPages(root, editions)], ["lunes", ["lunes"]]);
  assert.match(await deploy(monday, root, { first: true }), /^no: .*ya hay una edición publicada: quita --first/);
  assert.match(await deploy(monday, root), /^Esta edición ya estaba publicada: nada ha cambiado\./);
  // By its age browsers ask whether theirs is still the one.
  assert.equal(statSync(path.join(root, "index.html")).mtimeMs, statSync(front).mtimeMs);
});

test("a server that is another user reads all, whatever the publisher keeps from others", async (t) => {
  const { root, make } = room(t);
  const before = process.umask(0o077);
  t.after(() => process.umask(before));
  await deploy(await make("lunes", { day: "2026-11-23", more: { "politica/index.html": "lunes" } }), root, {
    first: true,
  });
  for (const place of [root, `${root}.editions`]) {
    for (const entry of ["", ...readdirSync(place, { recursive: true, encoding: "utf8" })]) {
      const seen = statSync(path.join(place, entry));
      const needed = seen.isDirectory() ? 0o005 : 0o004;
      assert.equal(seen.mode & needed, needed, path.join(place, entry));
    }
  }
});

test("an edition takes the place of the one before; what is nobody's stays, and open pages find all they ask for", async (t) => {
  const { root, make } = room(t);
  const tuesday = await make("martes");
  const more = {
    "politica/index.html": "lunes",
    "politica.html": "lunes",
    ".DS_Store": "",
    "media/.DS_Store": "",
    "politica/.htaccess": "",
    "politica/__MACOSX/foto.html": "",
    _headers: "",
    ".well-known/security.txt": "lunes",
  };
  const monday = await make("lunes", { more });
  const editions = [monday, tuesday];
  // A link would show readers what it leads to, wherever on the publisher's machine.
  symlinkSync("/etc", path.join(monday.project.root, "out/etc"));
  await deploy(monday, root, { first: true });
  for (const file of ["politica/index.html", ".well-known/security.txt"])
    assert.equal(readerFinds(root, file), "lunes");
  const leftBehind = [".DS_Store", "media/.DS_Store", "politica/__MACOSX/foto.html"];
  for (const file of ["politica.html", "_headers", "politica/.htaccess", "etc", ...leftBehind])
    assert.equal(readerFinds(root, file), undefined, `${file}: not for readers`);
  write(root, "google123.html", "mía");
  // As rsync calls what it has not brought to its end.
  const cutOff = "media/.foto.0123456789.jpg.Xy12Zw";
  write(root, cutOff, "med");
  symlinkSync("/disco/que/no/esta", path.join(root, "mia"));

  assert.match(await deploy(tuesday, root, { instead: "look" }), /^Ensayo: publicaría .*\.$/);
  assert.equal(frontOf(root), "lunes");
  assert.match(await deploy(tuesday, root), /^Archivos con huella: 2 nuevos de 2\.\nPáginas y demás: 1\./);
  assert.deepEqual([frontOf(root), openPages(root, editions)], ["martes", ["lunes", "martes"]]);
  assert.equal(existsSync(path.join(root, "politica")), false);
  assert.equal(readerFinds(root, "google123.html"), "mía");
  assert.equal(existsSync(path.join(root, cutOff)), false);
  assert.equal(
    readlinkSync(path.join(root, "mia")),
    "/disco/que/no/esta",
    "a link of somebody's own, to a disk that comes",
  );
  // Built again, what is named by its content is the same, whenever it was made.
  for (const file of tuesday.hashed) age(path.join(tuesday.project.root, "out", file), 2);
  write(tuesday.project.root, "out/otra.html", "martes");
  assert.match(await deploy(tuesday, root), /^Archivos con huella: 0 nuevos de 2\./);
});

/**
 * What is done: `a` is published, `b 23` too and stays as the archive's day of the 23rd, one goes `back`, `6 days` go by; and
 * what the front shows then, or `no` where it is refused because there is no edition to go back to.
 */
const STORIES: readonly [what: string, steps: string][] = [
  ["one goes back once more to the one before that, and no further", "a:a b:b c:c back:b back:a back:no"],
  ["what was withdrawn is not come back to, whatever came after", "a:a b:b back:a c:c back:a back:no"],
  ["what was withdrawn and is published again is an edition like any other", "a:a b:b back:a b:b c:c back:b back:a"],
  ["there is nothing before the first", "a:a back:no"],
  [
    "files stay for thirty days after they were replaced, however long they had been in place",
    "a:a 7 days:a 7 days:a 7 days:a 7 days:a 7 days:a b:b c:c 7 days:c 7 days:c 7 days:c 7 days:c 1 days:c 1 days:c",
  ],
  [
    "a day of the archive is the last edition of it, and has the files of that",
    "a 23:a b 24:b c 24:c back:b d 23:d e:e f:f 7 days:f 7 days:f 7 days:f 7 days:f 2 days:f back:e",
  ],
];

/** As if days had gone by at a destination. */
function goBy(root: string, days: number): void {
  const { folder, names } = editionsOf(root);
  for (const name of [".", ...names])
    for (const mark of ["last", "now", "placed", "replaced", "withdrawn", "prolonged"]) {
      const file = path.join(folder, name, mark);
      if (existsSync(file)) ageMore(file, days);
    }
}

for (const [what, story] of STORIES)
  test(`one after another: ${what}`, async (t) => {
    const { root, make } = room(t);
    const model = new Model();
    // Each has a page that no other has.
    const made = (word: string, day?: string) => {
      const pages = { [`${word}/index.html`]: word };
      return make(word, {
        ...(day && { day }),
        more: day ? { ...pages, [`${ARCHIVE}/${day}/${word}.html`]: word } : pages,
      });
    };
    const hashes = new Map<string, readonly string[]>();
    let last = await made("a");
    for (const [at, [, done = "", number = "", shows = ""]] of [
      ...story.matchAll(/([a-z]+|\d+ days)(?: (\d+))?:([a-z]+)/g),
    ].entries()) {
      const so = `after ${done} ${number}, step ${at + 1}`;
      const day = number && `2026-11-${number}`;
      if (/days/.test(done)) {
        goBy(root, Number.parseInt(done, 10));
        model.wait(Number.parseInt(done, 10));
        await deploy(last, root);
      } else if (done === "back") {
        const said = await deploy(last, root, { instead: "rollback" });
        assert.equal(model.goBack(), shows !== "no", so);
        if (shows === "no") assert.match(said, /^no: .*no hay ninguna edición anterior/, so);
        last = await made(
          model.shown,
          Object.keys(model.archived).find((one) => model.archived[one] === model.shown),
        );
      } else {
        last = await made(done, day || undefined);
        hashes.set(done, last.hashed);
        model.publish(done, day || undefined);
        await deploy(last, root, { first: at === 0 });
      }
      assert.equal(frontOf(root), model.shown, so);
      if (shows !== "no") assert.equal(model.shown, shows, so);
      const kept = Object.entries(model.archived).flatMap(([one, word]) => [
        `${ARCHIVE}/${one}/index.html`,
        `${ARCHIVE}/${one}/${word}.html`,
      ]);
      const files = [...model.kept.flatMap((word) => hashes.get(word) ?? []), ...kept];
      assert.deepEqual(filesBelow(root), ["index.html", `${model.shown}/index.html`, ...files].sort(), so);
      for (const [one, word] of Object.entries(model.archived)) {
        const front = path.join(root, ARCHIVE, one, "index.html");
        assert.equal(frontOf(path.dirname(front)), word, so);
        // It is the edition's own file by another name while that is there: it takes no room.
        if (word === model.shown) assert.ok(statSync(front).nlink > 1, so);
      }
    }
  });

test("a rehearsal or another newspaper takes the place of a site only where it is asked for", async (t) => {
  const { root, make } = room(t);
  const monday = await make("lunes");
  const rehearsal = await make("ensayo", { listed: false });
  const other = await make("otro", { address: "http://127.0.0.1:2" });
  await deploy(monday, root, { first: true });
  for (const instead of [undefined, "look"] as const) {
    assert.match(
      await deploy(rehearsal, root, { instead }),
      /^no: .*esta edición es de .*\(ensayo, noindex\).*--new-address/,
    );
    assert.match(
      await deploy(other, root, { instead }),
      /^no: .*está publicado http:\/\/127\.0\.0\.1:1,.*es de http:\/\/127\.0\.0\.1:2/,
    );
  }
  assert.equal(frontOf(root), "lunes");
  await deploy(rehearsal, root, { newAddress: true });
  assert.equal(frontOf(root), "ensayo");
  assert.match(
    await deploy(monday, root),
    /^no: .*está publicado .*\(ensayo, noindex\), y esta edición es de http:\/\/127\.0\.0\.1:1\./,
  );
});

test("files of an earlier edition go thirty days after it was replaced, and not before", async (t) => {
  const { root, make } = room(t);
  const monday = await make("lunes");
  const tuesday = await make("martes");
  const thursday = await make("jueves");
  const friday = await make("viernes");
  const editions = [monday, tuesday, thursday, friday];
  await inOrder(root, [monday, tuesday, thursday]);
  const { folder, names } = editionsOf(root);
  const replaced = path.join(folder, names[0] ?? "", "replaced");
  age(replaced, 29);
  await deploy(friday, root);
  assert.deepEqual(openPages(root, editions), ["lunes", "martes", "jueves", "viernes"]);
  age(replaced, 31);
  // What was being removed when somebody ended it.
  write(folder, "gone-000000-antes/site/index.html", "domingo");
  // What was never put in its place.
  write(folder, "000001-antes/site/index.html", "domingo");
  await deploy(thursday, root);
  assert.deepEqual(
    readdirSync(folder).filter((name) => name.endsWith("-antes")),
    [],
  );
  assert.deepEqual(openPages(root, editions), ["martes", "jueves", "viernes"]);
  assert.deepEqual(readdirSync(path.join(root, "media")).length, 3);
});

test("the edition before stays as long as one may want to go back to it", async (t) => {
  const { root, make } = room(t);
  const monday = await make("lunes");
  const tuesday = await make("martes");
  await inOrder(root, [monday, tuesday]);
  const { folder, names } = editionsOf(root);
  age(path.join(folder, names[0] ?? "", "replaced"), 100);
  await deploy(tuesday, root);
  await deploy(tuesday, root, { instead: "rollback" });
  assert.deepEqual([frontOf(root), openPages(root, [monday])], ["lunes", ["lunes"]]);
});

test("an edition that was gone back to has its thirty days from when it is replaced again", async (t) => {
  const { root, make } = room(t);
  const monday = await make("lunes");
  const tuesday = await make("martes");
  await inOrder(root, [monday, tuesday]);
  const { folder, names } = editionsOf(root);
  const replaced = path.join(folder, names[0] ?? "", "replaced");
  /** A publication forty days after the last: the days of earlier editions begin again, once. */
  const muchLater = (one: Edition) => {
    for (const mark of [replaced, path.join(folder, "last")]) age(mark, 40);
    return deploy(one, root);
  };
  await muchLater(tuesday);
  age(replaced, 40);
  await deploy(monday, root, { instead: "rollback" });
  await deploy(await make("jueves"), root);
  await deploy(await make("viernes"), root);
  assert.deepEqual(openPages(root, [monday]), ["lunes"]);
  await muchLater(await make("sábado"));
  assert.deepEqual(openPages(root, [monday]), ["lunes"]);
});

test("a clock that leaps ahead takes no files away: the thirty days begin again, once", async (t) => {
  const { root, make } = room(t);
  const earlier = [await make("lunes"), await make("martes"), await make("jueves")];
  const friday = await make("viernes");
  await inOrder(root, earlier);
  const { folder, names } = editionsOf(root);
  // As the marks look to a machine that is forty days ahead.
  for (const name of names.slice(0, -1)) age(path.join(folder, name, "replaced"), 40);
  age(path.join(folder, "last"), 40);
  assert.match(await deploy(friday, root), /el reloj de esa máquina ha saltado/);
  assert.deepEqual(openPages(root, [...earlier, friday]), ["lunes", "martes", "jueves", "viernes"]);
});

test("an edition that stays keeps its pages and its files when a hundred days have gone by", async (t) => {
  const { root, make } = room(t);
  const withdrawn = `${ARCHIVE}/2026-11-23/politica/index.html`;
  const monday = await make("lunes", { day: "2026-11-23", more: { [withdrawn]: "lunes" } });
  const earlier = [monday, await make("martes"), await make("jueves")];
  const friday = await make("viernes", { day: "2026-11-27" });
  await inOrder(root, earlier);
  const { folder: place, names } = editionsOf(root);
  for (const name of names.slice(0, -1)) age(path.join(place, name, "replaced"), 100);
  const listed: string[] = [];
  const list = (days: readonly string[]) => {
    listed.push(...days);
    return Promise.resolve(new Map([["index.html", "<p>con lista</p>"]]));
  };
  await deploy(friday, root, { archive: { folder: ARCHIVE, list } });
  assert.deepEqual(listed, ["2026-11-23"], "the days that are there already");
  assert.equal(frontOf(root), "con lista");
  assert.deepEqual(openPages(root, [...earlier, friday]), ["lunes", "jueves", "viernes"], "martes stays nowhere");
  const kept = (day: string) => frontOf(path.join(root, ARCHIVE, day));
  assert.deepEqual([kept("2026-11-23"), kept("2026-11-27")], ["lunes", "viernes"]);

  await deploy(await make("lunes2", { day: "2026-11-23" }), root);
  assert.equal(kept("2026-11-23"), "lunes2", "the same day again");
  assert.equal(readerFinds(root, withdrawn), undefined, "a page that the correction has taken out");
  await deploy(await make("lunes3", { day: "2026-11-23" }), root);
  await deploy(friday, root, { instead: "rollback" });
  assert.equal(kept("2026-11-23"), "lunes2", "what was gone back from is not kept either");
});

test("without an archive a page that is called after a year is a page like any other", async (t) => {
  const { root, make } = room(t);
  const more = { "2026/index.html": "el año" };
  await deploy(await make("a", { more }), root, { first: true, archive: undefined });
  assert.equal(readerFinds(root, "2026/index.html"), "el año");
  await deploy(await make("b"), root, { archive: undefined });
  assert.equal(readerFinds(root, "2026/index.html"), undefined);
});

test("a destination by ~ is in the folder of who logs in there", () => {
  const folderOf = (place: string) => readDestination(`ana@www.diario.test:${place}`, "/srv/proyecto").folder;
  assert.deepEqual(["~", "~/", "~/web", "web", "/srv/web"].map(folderOf), [".", ".", "web", "web", "/srv/web"]);
});

test("an edition of which a page is called otherwise is another", async (t) => {
  const { root, make } = room(t);
  await deploy(await make("lunes", { more: { "politica/index.html": "hoy" } }), root, { first: true });
  await deploy(await make("lunes", { more: { "region/index.html": "hoy" } }), root);
  assert.deepEqual(
    ["politica", "region"].map((page) => readerFinds(root, `${page}/index.html`)),
    [undefined, "hoy"],
  );
});

test("a page says its own address however it is written in HTML", async (t) => {
  const { root, make } = room(t);
  const page = `<LINK REL=Canonical HREF="${NOWHERE}/"><META NAME=Robots CONTENT=NoIndex><p>lunes</p>`;
  const monday = await make("lunes", { more: { "index.html": page } });
  assert.match(await deploy(monday, root, { first: true, instead: "look" }), /publicaría http:\/\/127\.0\.0\.1:1 en/);
  await deploy(monday, root, { first: true });
  assert.match(await deploy(await make("martes"), root), /está publicado .* \(ensayo, noindex\)/);
});

test("a destination beside the project may begin with its name", async (t) => {
  const { make } = room(t);
  const monday = await make("lunes");
  const root = `${monday.project.root}-web`;
  assert.match(await deploy(monday, root, { first: true }), /^Es la primera publicación en .*lunes-web\.\n/);
});

test("sites lie beside each other in one destination, at paths of their own", async (t) => {
  const { root, make } = room(t);
  const city = await make("ciudad");
  const sea = await make("mar", { address: `${NOWHERE}/mar%20de%20ñ` });
  await deploy(city, root, { first: true });
  await deploy(sea, root, { first: true });
  assert.deepEqual([frontOf(root), frontOf(path.join(root, "mar de ñ"))], ["ciudad", "mar"]);
  await deploy(city, root, { instead: "rollback" });
  assert.deepEqual([frontOf(root), frontOf(path.join(root, "mar de ñ"))], ["ciudad", "mar"]);
});

test("a site that was copied by hand becomes an edition that one can go back to", async (t) => {
  const { root, make } = room(t);
  const hand = await make("a-mano");
  const monday = await make("lunes");
  const editions = [hand, monday];
  write(root, "index.html", readerFinds(path.join(hand.project.root, "out"), "index.html") ?? "");
  for (const file of hand.hashed) write(root, file, "a-mano");
  assert.match(await deploy(monday, root), /^no: .*no se ha publicado nunca con esta orden/);
  await deploy(monday, root, { first: true });
  assert.deepEqual([frontOf(root), openPages(root, editions)], ["lunes", ["a-mano", "lunes"]]);
  await deploy(monday, root, { instead: "rollback" });
  assert.equal(frontOf(root), "a-mano");
});

test("what readers do not find as it was sent is said, and is no success", async (t) => {
  const { folder, root, make } = room(t);
  const monday = await make("lunes");
  await deploy(monday, root, { first: true });
  // A folder of the site that leads elsewhere: links of pages there lead nowhere.
  const elsewhere = path.join(folder, "elsewhere/deep/politica");
  mkdirSync(elsewhere, { recursive: true });
  symlinkSync(elsewhere, path.join(root, "politica"));
  const tuesday = await make("martes", { more: { "politica/index.html": "martes" } });
  for (const turn of ["first", "again"])
    assert.match(
      await deploy(tuesday, root),
      /no: La edición está en su sitio, pero .*web\/politica\/index\.html no la enseña/,
      turn,
    );
  rmSync(path.join(root, "politica"));
  assert.match(await deploy(tuesday, root), /^Esta edición ya estaba publicada/);
  assert.equal(readerFinds(root, "politica/index.html"), "martes");
});

test("what is no destination is refused, and nothing changes there", async (t) => {
  const { folder, root, make } = room(t);
  const monday = await make("lunes");
  const tuesday = await make("martes");
  await deploy(monday, root, { first: true });
  const around = path.join(folder, "around");
  mkdirSync(path.join(around, "mar.editions/root"), { recursive: true });
  write(around, "mar.editions/root/lock", "ana");
  // Links to the folder around a site, to the destination, and from the destination to both.
  const shelf = path.join(folder, "shelf");
  mkdirSync(shelf);
  symlinkSync(around, path.join(shelf, "around"));
  symlinkSync(root, path.join(shelf, "link"));
  symlinkSync(shelf, path.join(root, "shelf"));
  write(folder, "project/package.json", "{}");
  write(folder, "clone/.git/HEAD", "");
  // As in another tree of the same repository.
  write(folder, "tree/.git", "gitdir: /srv/clone/.git/worktrees/tree");
  write(folder, "file", "");
  const before = readdirSync(folder, { recursive: true }).sort();

  const wrong = path.join(folder, "wbe");
  const inside = path.join(root, "mar");
  const refused: readonly [place: string, words: RegExp, more?: Parameters<typeof deploy>[2]][] = [
    ["--rollback", /«--rollback» no es un destino/],
    ["https://www.diario.test/", /no es un destino/],
    ["servidor::modulo", /no es un destino/],
    ["~ana/web", /no es un destino/],
    ...["\n", "\r", "\0"].map((sign): [string, RegExp] => [`/srv/a${sign}b`, /no es un destino/]),
    ["ana@host:/srv/a\nb", /no es un destino/],
    [tuesday.project.root, /está dentro del proyecto/],
    ["/", /no puede ser un destino/],
    [process.env["HOME"] ?? "/", /no puede ser un destino/],
    [path.join(folder, "file"), /file no es una carpeta/],
    [wrong, /wbe no existe\. ¿Está bien escrito\?/, { instead: "rollback", first: false }],
    [path.join(wrong, "web"), /Tampoco existe .*wbe/],
    [path.join(folder, "project"), /es la carpeta de un proyecto/],
    [path.join(folder, "clone"), /es la carpeta de un proyecto/],
    [path.join(folder, "tree"), /es la carpeta de un proyecto/],
    [inside, /web\/mar está dentro de .*web, donde ya se publica.*BASE_PATH/],
    [inside, /está dentro de .*web/, { instead: "look" }],
    [path.join(shelf, "link/mar"), /web\/mar está dentro de .*web/],
    [path.join(root, "shelf/new"), /shelf\/new está dentro de .*web/],
    [`${root}.editions`, /web\.editions está donde se guardan ediciones/],
    [path.join(`${root}.editions`, "root"), /está donde se guardan ediciones/],
    [around, /around contiene .*around\/mar, donde ya se publica/],
    [shelf, /shelf contiene .*shelf\/.*, donde ya se publica/],
  ];
  for (const [place, words, more] of refused) {
    const said = await deploy(tuesday, place, { first: true, ...more });
    assert.match(said, /^no: /, place);
    assert.match(said, words);
  }
  assert.deepEqual(readdirSync(folder, { recursive: true }).sort(), before);
  assert.equal(frontOf(root), "lunes");
});
