import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { write } from "@/lib/disk";
import { filesIn } from "@/lib/folders";
import { draughtsman } from "@/tools/new/draw";
import { putInPlace, refusal } from "@/tools/new/place";
import { newspaperOf } from "@/tools/new/written";
import { publicUrl } from "@/schema/newspaper";
import { folderWith } from "../folder";

/* `npm run new`, over small projects of a few files. */

const SAMPLE = { sample: true, name: "La muestra" };

/** A project of three files that git has, with what else lies there, and what git was told then. */
async function projectWith(files: Readonly<Record<string, string>> = {}, told: readonly string[] = []) {
  const root = await folderWith({
    "data/newspaper.ts": "export const newspaper = {};",
    "data/pictures/economia/puerto.svg": "<svg/>",
    "data/videos/mar.mp4": "mp4",
    ".gitignore": "*.raw.jpg\n",
  });
  const git = (...args: string[]) => spawnSync("git", ["-C", root, ...args], { encoding: "utf8" });
  git("init", "-q");
  git("config", "user.email", "ana@example.org");
  git("config", "user.name", "Ana");
  git("add", "-A");
  git("commit", "-qm", "Muestra");
  for (const [file, text] of Object.entries(files)) await write(path.join(root, file), text);
  if (told.length > 0) git(...told);
  return root;
}

test("a name with signs that patterns know is written as it is, everywhere", async () => {
  const name = "Bolsa $& Bolsillo $1 {slug}";
  const files = await newspaperOf(name);
  expect(files.get("newspaper.ts")).toContain(`"name": "${name}"`);
  expect(files.get("newspaper.ts")).toContain('"https://bolsabolsillo1slug.example"');
  expect(files.get("nombres.txt")).toContain(name);
  // What the law asks of it.
  for (const about of ["legal", "accessibility"]) expect([...files.values()].join("\n")).toContain(`about: ${about}\n`);
  expect([...files.values()].join("\n").replaceAll(name, "")).not.toMatch(/\{(name|slug)\}/);
});

test.each([
  ["El Faro", "elfaro"],
  ["L’Hora d’Elx", "lhoradelx"],
  ["Ñu 24", "nu24"],
  ["日報", "periodico"],
  ["¡!", "periodico"],
  ["Å", "a"],
])("%s has an address from the first, %s.example", async (name, host) => {
  const [, url = ""] = /"url": "([^"]*)"/.exec((await newspaperOf(name)).get("newspaper.ts") ?? "") ?? [];
  expect(url).toBe(`https://${host}.example`);
  expect(publicUrl.safeParse(url).data).toBe(url);
});

test("its stories are of the hours before it closes, at half past eight", async () => {
  const files = await newspaperOf("El Faro");
  const instants = (file: string, field: string) =>
    [...(files.get(file) ?? "").matchAll(new RegExp(`"${field}": "([^"]*)"`, "g"))].map(([, time = ""]) => time);
  const [close = ""] = instants("edition.ts", "close");
  expect(close).toMatch(/T20:30:00\+0[12]:00$/);
  const times = [...files.keys()].flatMap((file) => instants(file, "time")).filter((time) => time.includes("T"));
  expect(times.length).toBeGreaterThan(3);
  for (const time of times) {
    expect(Date.parse(time)).toBeLessThanOrEqual(Date.parse(close));
    expect(Date.parse(time)).toBeGreaterThan(Date.parse(close) - 2 * 86_400_000);
  }
});

test("what is an instant or a picture is known by its schema, whatever its field is called", async () => {
  const root = await folderWith({
    "newspaper.json": JSON.stringify({
      newspaper: { mark: "marca.svg", smallMark: "marca-menor.svg" },
      home: { film: { video: "cine" } },
      economia: {
        session: { open: 690, close: 175 },
        companies: [{ logo: "economia/empresa-1.svg" }],
        news: [{ image: "economia/noticia-1.svg", shapes: { wide: "economia/ancha-1.svg" }, time: "ayer", views: 30 }],
      },
      cultura: { books: [{ cover: "cultura/libro-1.svg" }], films: [{ poster: "cultura/cine-1.svg" }] },
    }),
  });
  const files = await newspaperOf("El Faro", path.join(root, "newspaper.json"));
  const economia = files.get("economia.ts") ?? "";
  expect(economia).toMatch(/"open": "[^"]+T09:00:00\+0[12]:00",\s+"close": "[^"]+T17:35:00\+0[12]:00"/);
  expect(economia).toMatch(/"time": "ayer",\s+"views": 30/);
  expect([...files.keys()].filter((file) => file.startsWith("pictures/")).sort()).toEqual(
    [
      ["cultura/cine-1", "cultura/libro-1", "economia/ancha-1", "economia/empresa-1", "economia/noticia-1"],
      ["marca", "marca-menor"],
    ]
      .flat()
      .map((name) => `pictures/${name}.svg`)
      .sort(),
  );
});

test("what is no data file is not written down as one", async () => {
  const root = await folderWith({ "newspaper.json": JSON.stringify({ tiempo: {} }) });
  await expect(newspaperOf("El Faro", path.join(root, "newspaper.json"))).rejects.toThrow("tiempo");
});

test("a newspaper is drawn by the first letter of its name, whatever article stands before it", async () => {
  const drawn = async (name: string) => (await draughtsman(name))("marca.svg");
  const [faro, article, other] = await Promise.all(["Faro", "El Faro", "Eco"].map(drawn));
  expect(article).toBe(faro);
  expect(other).not.toBe(faro);
});

test("the sample's files go, the newspaper's are there", async () => {
  const root = await projectWith({ "data/.DS_Store": "", "data/pictures/economia/.DS_Store": "" });
  expect(refusal(root, "El Faro", SAMPLE)).toBeUndefined();
  await putInPlace(root, new Map(Object.entries({ "newspaper.ts": "faro", "pictures/marca.svg": "<svg/>" })));
  expect(filesIn(path.join(root, "data"))).toEqual(["newspaper.ts", "pictures/marca.svg"]);
  expect(readFileSync(path.join(root, "data/newspaper.ts"), "utf8")).toBe("faro");
});

test("what is in no folder of the sample's pictures stays, and of those none stays empty", async () => {
  const mine = {
    "data/pictures-mias/foto.jpg": "jpg",
    "data/videos.txt": "lista",
    "docs/data/pictures/a.svg": "<svg/>",
  };
  const root = await projectWith(mine, ["add", "-A"]);
  spawnSync("git", ["-C", root, "commit", "-qm", "Lo mío"]);
  expect(refusal(root, "El Faro", SAMPLE)).toBeUndefined();
  await putInPlace(root, new Map([["paginas/aviso.md", "# Aviso"]]));
  const left = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((file) => !file.startsWith(".git"));
  const files = [...Object.keys(mine), "data/newspaper.ts", "data/paginas/aviso.md"];
  const folders = ["data", "data/paginas", "data/pictures-mias", "docs", "docs/data", "docs/data/pictures"];
  expect(left.sort()).toEqual([...files, ...folders].sort());
});

test("what machines leave in folders of their own keeps nobody from beginning one", async () => {
  const root = await projectWith({ "data/pictures/vacia/.DS_Store": "" });
  expect(refusal(root, "El Faro", SAMPLE)).toBeUndefined();
});

test.each<[what: string, files: Readonly<Record<string, string>>, told: readonly string[]]>([
  ["a picture that git does not have", { "data/pictures/economia/mia.jpg": "jpg" }, []],
  ["one in a folder of its own", { "data/pictures/mia/foto.jpg": "jpg" }, []],
  ["one that .gitignore leaves out", { "data/pictures/economia/mia.raw.jpg": "jpg" }, []],
  [
    "one that git has been told not to show",
    { "data/videos/mia.mp4": "mp4" },
    ["config", "status.showUntrackedFiles", "no"],
  ],
  ["a change that is not committed", { "data/pictures/economia/puerto.svg": "<svg>mío</svg>" }, []],
  ["a change that is only staged", { "data/pictures/economia/puerto.svg": "<svg>mío</svg>" }, ["add", "-A"]],
])("%s keeps a newspaper from being begun, and is named", async (_, files, told) => {
  const [file, text] = Object.entries(files)[0] ?? ["", ""];
  const root = await projectWith(files, told);
  expect(refusal(root, "El Faro", SAMPLE)).toContain(file);
  // Whoever did it all the same would lose nothing that git does not have.
  if (!file.endsWith("puerto.svg")) {
    await putInPlace(root, new Map());
    expect(readFileSync(path.join(root, file), "utf8")).toBe(text);
  }
});

test("nor is one begun without git, without a name, or over somebody's newspaper", async () => {
  const root = await folderWith({ "data/newspaper.ts": "" });
  expect(refusal(root, "El Faro", SAMPLE)).toContain("no es un repositorio de git");
  expect(refusal(root, "", SAMPLE)).toContain("Falta el nombre");
  expect(refusal(root, "a".repeat(61), SAMPLE)).toContain("«aaa");
  expect(refusal(root, "El Faro", { sample: false, name: "El Eco" })).toContain("data/ ya es de «El Eco»");
  expect(existsSync(path.join(root, "data/newspaper.ts"))).toBe(true);
});
