import { symlink } from "node:fs/promises";
import path from "node:path";
import { lackingNotice, readOwnPages } from "@/paper/own-pages/read";
import { paper } from "@/paper/paper";
import { folderWith } from "../../folder";
import { said } from "./samples";

/* Pages that are no section's, as their editors write them in data/paginas. */

const HEAD = `---
description: Quién edita el periódico, dónde tiene su sede, en qué registro está inscrito, y cómo se le escribe o se le reclama algo.
about: legal
---
`;

/** What is read of pages by their files' names. */
async function read(files: Readonly<Record<string, string>>) {
  const lying = Object.entries(files).map(([name, text]) => [`data/paginas/${name}`, text] as const);
  return readOwnPages(await folderWith(Object.fromEntries(lying)));
}

test("a page is read with its title, its address and its text", async () => {
  const { pages, findings } = await read({
    "aviso-legal.md": `${HEAD.replace("about: legal", 'about: "legal"')}\n# Aviso legal\n\nCuesta 45 €\ny [se cuenta](/politica#partidos), **ya**.\n\n- Uno\n`,
  });
  expect(findings).toEqual([]);
  const [first, second] = pages;
  expect(second).toBeUndefined();
  expect(first).toMatchObject({
    title: "Aviso legal",
    about: "legal",
    route: "/aviso-legal",
    links: ["/politica#partidos"],
    text: {
      children: [{ type: "paragraph", children: [{ value: "Cuesta 45\u00a0€ y " }, {}, {}, {}, {}] }, { type: "list" }],
    },
  });
});

test("a page from Word on Windows, or a Mac, is read as if it had been typed", async () => {
  const text =
    "\n## Quién edita\n\n- La acción de [la oficina](https://example.es/año)\n- «L’Acción», franco-española\n";
  const typed = `${HEAD}\n# Aviso según la ley${text}`;
  const copied = `\ufeff${typed.normalize("NFD")}`
    .replaceAll("# ", "#\u00a0")
    .replaceAll("\n- ", "\n-\u00a0")
    .replaceAll("ofi", "o\ufb01")
    .replaceAll("co-es", "co\u2011es")
    .replaceAll("L’", "L'");
  const one = await read({ "aviso.md": typed });
  expect(one.findings).toEqual([]);
  expect(one.pages).toHaveLength(1);
  const words = ({ pages, lines }: typeof one) =>
    pages.map(({ title, about, links }) => ({ title, about, links, lines }));
  for (const end of ["\n", "\r\n", "\r"])
    expect([end, words(await read({ "aviso.md": copied.replaceAll("\n", end) }))]).toEqual([end, words(one)]);
});

/** What follows the title, which is on the fifth line of its file, and what is said of it. */
const FAULTS: readonly [text: string, says: string][] = [
  ["Uno.\n\n<p>Dos</p>", ":8: lleva HTML: escríbelo con palabras"],
  ["Dice <img src=x onerror=alert(1)>.", ":6: lleva HTML: escríbelo con palabras"],
  ["![Sede](sede.jpg)", ":6: lleva una imagen: escríbelo con palabras"],
  ["| a | b |\n|---|---|", ":6: lleva una tabla: escríbelo como lista"],
  ["##Otro", ":6: entre ## y el título de un apartado va un espacio"],
  ["•\u00a0Uno\n•\u00a0Dos", ":6: lleva viñetas de otro programa"],
  ["# Otro", ":6: los apartados empiezan por ## y, dentro de ellos, por ###"],
  ["### Hondo", ":6: los apartados empiezan por ## y, dentro de ellos, por ###"],
  ["## Uno\n\n### Dos\n\n#### Tres", ":10: los apartados empiezan por ## y, dentro de ellos, por ###"],
  ["[Ven](javascript:alert(1))", ":6: «javascript:alert(1)» no empieza por https:// o por mailto:, ni por /"],
  ["[Ven](/ninguna)", ": «/ninguna» no lleva a ninguna página del periódico"],
  ["Con un signo invis\u200bible.", ":6: tiene un signo invisible, U+200B"],
];

test.each(FAULTS)("«%s» is refused with its line", async (text, says) => {
  const { findings } = await read({ "aviso.md": `${HEAD}# Aviso legal\n${text}\n` });
  expect(said([...findings])).toEqual([expect.stringContaining(`error data/paginas/aviso.md${says}`)]);
});

test("an address is words, and no other page's; what stands above a text has names", async () => {
  const whole = `${HEAD}# Aviso legal\n`;
  const { findings } = await read({
    "economia.md": whole,
    "Aviso legal.md": whole,
    "media.md": whole.replace("legal\n---", "leyes\n---"),
    "notas.docx": "",
  });
  expect(said([...findings]).join("\n")).toMatch(
    new RegExp(
      [
        "Aviso legal.md: «Aviso legal» no son palabras en minúscula",
        "economia.md: /economia es ya la dirección de otra cosa",
        "media.md: /media es ya la dirección de otra cosa",
        "media.md: about: .*leyes.* no es ninguno de .*legal",
        "notas.docx: no es una página de Markdown",
        "economia.md: title: es también el de data/paginas/Aviso legal.md",
      ].join("[^]*"),
    ),
  );
});

test.each(["index", "404", "500", "assets", "media", "icons", "hemeroteca", "politica", "home"])(
  "no page of one's own lies where the finished site has %s",
  async (name) => {
    const { findings } = await read({ [`${name}.md`]: `${HEAD}# Aviso legal\n` });
    expect(said([...findings]).join()).toContain(`/${name} es ya la dirección de otra cosa`);
  },
);

test("nor where public has a folder or a file of that name", async () => {
  const root = await folderWith({
    "data/paginas/prensa.md": `${HEAD}# Prensa\n`,
    "data/paginas/tarifas.md": `${HEAD}# Tarifas\n`,
    "public/prensa/logo.svg": "<svg/>",
  });
  expect(said([...readOwnPages(root).findings])).toEqual([
    expect.stringContaining("prensa.md: /prensa es ya la dirección de otra cosa"),
  ]);
});

test.each(["aviso.mdx", "aviso.md.txt", "aviso"])("%s is no page", async (name) => {
  const { findings } = await read({ [name]: `${HEAD}# Aviso legal\n` });
  expect(said([...findings])).toEqual([expect.stringContaining(`${name}: no es una página de Markdown`)]);
});

test("what machines leave among the pages is none; a folder and a link to nowhere are named", async () => {
  const root = await folderWith({
    "data/paginas/.DS_Store": new Uint8Array([0, 0, 0, 1]),
    "data/paginas/._aviso-legal.md": new Uint8Array([0, 5, 22, 7]),
    "data/paginas/aviso-legal.md~": "# Aviso",
    "data/paginas/~$borrador.docx": "",
    "data/paginas/antiguas/aviso.md": "# Aviso",
  });
  await symlink("perdido.md", path.join(root, "data/paginas/quienes-somos.md"));
  const { pages, findings } = readOwnPages(root);
  expect(pages).toEqual([]);
  expect(said([...findings])).toEqual([
    expect.stringContaining("error data/paginas/antiguas: es una carpeta"),
    expect.stringContaining("error data/paginas/quienes-somos.md: es un enlace que no lleva a ningún archivo"),
  ]);
});

test("pages that cannot be read are not a newspaper without pages", async () => {
  const root = await folderWith({ "data/paginas": "" });
  expect(() => readOwnPages(root)).toThrow("data/paginas no se puede leer: no es una carpeta");
});

test("a real newspaper without a legal notice is warned, wherever it might stand", () => {
  const footer = { ...paper.newspaper.footer, terms: "Aviso legal" };
  const newspaper = { ...paper.newspaper, sample: false, footer };
  const linked = { ...newspaper, addresses: { "Aviso legal": "/legal" } };
  expect(said(lackingNotice({ pages: [] }, newspaper))).toEqual([
    expect.stringContaining("aviso data/paginas: falta el aviso legal"),
  ]);
  expect(lackingNotice({ pages: [] }, linked)).toEqual([]);
  expect(lackingNotice({ pages: [] }, { ...newspaper, sample: true })).toEqual([]);
});
