import { chmod, symlink } from "node:fs/promises";
import path from "node:path";
import { entriesOf, filesIn, isLeftBehind } from "@/lib/folders";
import { folderWith } from "../folder";

/* What a folder holds, as a disk has it. */

test.each([
  [".DS_Store", "._foto.jpg", ".foto.jpg.icloud", ".localized", ".directory", ".gitkeep", "Icon\r", "__MACOSX"],
  [
    ".economia.ts.swp",
    "economia.ts.swo",
    "economia.ts~",
    "#economia.ts#",
    ".#economia.ts",
    "economia.ts.orig",
    "economia.ts.rej",
    "economia.ts.bak",
    "ECONOMIA.TS.BAK",
    "economia.ts.tmp",
  ],
  [
    "~$notas.docx",
    ".~lock.notas.odt#",
    "foto.jpg.crdownload",
    "foto.jpg.part",
    "Thumbs.db",
    "desktop.ini",
    "@eaDir",
    "#recycle",
  ],
])("%s and its like are left behind by machines", (...names) => {
  expect(names.filter((name) => !isLeftBehind(name))).toEqual([]);
});

test("what hosts and readers ask for is not", () => {
  const names = [
    ".well-known",
    ".nojekyll",
    ".htaccess",
    "economia.ts",
    "iconos",
    "partido.jpg",
    "a~b.svg",
    "404.html",
  ];
  expect(names.filter(isLeftBehind)).toEqual([]);
});

test("files are found below, in a fixed order, through links, without what is left behind", async () => {
  const folder = await folderWith({
    "b.txt": "b",
    "a/c.txt": "c",
    "a/.DS_Store": "",
    ".git/config": "",
    ".well-known/security.txt": "",
    "a-b.txt": "",
  });
  const shared = await folderWith({ "foto.jpg": "" });
  await symlink(shared, path.join(folder, "fotos"));
  await symlink("b.txt", path.join(folder, "a.txt"));
  await symlink("gone", path.join(folder, "nowhere.txt"));
  expect(filesIn(folder)).toEqual([
    ".well-known/security.txt",
    "a-b.txt",
    "a.txt",
    "a/c.txt",
    "b.txt",
    "fotos/foto.jpg",
  ]);
  expect(entriesOf(folder)).toContainEqual({ name: "nowhere.txt", kind: "nowhere" });
});

test("a folder that is not there holds nothing; one that cannot be read is no empty one", async () => {
  const folder = await folderWith({ file: "", "inner/deep/file": "" });
  expect(filesIn(path.join(folder, "missing"))).toEqual([]);
  expect(() => filesIn(path.join(folder, "file"))).toThrow(/file no se puede leer: no es una carpeta$/);
  await symlink("loop", path.join(folder, "loop"));
  expect(() => filesIn(path.join(folder, "loop"))).toThrow(
    /loop no se puede leer: es un enlace que vuelve a sí mismo$/,
  );
  await symlink("../..", path.join(folder, "inner/deep/up"));
  expect(() => filesIn(folder)).toThrow(/inner\/deep\/up no se puede leer: es un enlace que vuelve a una carpeta de/);
});

test("nor is one without permission, nor what a link into it leads to", async () => {
  const closed = await folderWith({ file: "" });
  const linked = await folderWith({});
  await symlink(path.join(closed, "file"), path.join(linked, "foto.jpg"));
  await chmod(linked, 0o755);
  await chmod(closed, 0o000);
  // Nothing is closed to root, who reads as nobody in particular.
  const isRoot = process.getuid?.() === 0;
  if (isRoot) process.seteuid?.(65534);
  try {
    expect(() => filesIn(closed)).toThrow(/no se puede leer: no hay permiso para leerlo$/);
    expect(() => entriesOf(linked)).toThrow(/foto\.jpg no se puede leer: no hay permiso para leerlo$/);
  } finally {
    if (isRoot) process.seteuid?.(0);
    await chmod(closed, 0o700);
  }
});
