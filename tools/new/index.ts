import { TZDate } from "@date-fns/tz";
import { formatISO } from "date-fns/formatISO";
import { cp, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { format } from "prettier";
import { paper } from "../../paper/paper";
import { newspaperSchema } from "../../schema/newspaper";
import { write } from "../../lib/disk";
import { MADRID } from "../../lib/format";
import { wordsOf } from "../processes";
import { ROOT, withTemporaryFolder } from "../project";
import { command } from "../say";
import { draughtsman } from "./draw";

/* `npm run new -- "Nombre del periódico"`: the smallest newspaper of that name, in the place of the sample. */

/** What keeps a newspaper from being begun here; nothing if nothing does. */
function refusal(name: string): string | undefined {
  if (!name) return 'Falta el nombre: npm run new -- "Nombre del periódico"';
  const fault = newspaperSchema.shape.name.safeParse(name).error?.issues[0];
  if (fault) return `«${name}» ${fault.message}`;
  const { newspaper } = paper;
  if (!newspaper.sample) return `data/ ya es de «${newspaper.name}»: esta orden solo sustituye a la muestra.`;
  const changes = wordsOf("git", "status", "--porcelain", "--", "data");
  if (changes === undefined) return "Esta carpeta no es un repositorio de git: no habría vuelta atrás.";
  return changes ? `Hay cambios en data/ sin guardar (git commit):\n${changes}` : undefined;
}

/** So many minutes before half past eight this evening in Madrid, as data write an instant. */
function beforeClose(minutes: number): string {
  const close = TZDate.tz(MADRID).setHours(20, 30, 0, 0);
  return formatISO(new TZDate(close - minutes * 60_000, MADRID));
}

/** Writes the data files of a newspaper of that name into a folder; `newspaper.json` says what each holds. */
async function writeNewspaper(name: string, folder: string): Promise<void> {
  const slug =
    name
      .normalize("NFD")
      .replace(/[^a-z0-9]/gi, "")
      .toLowerCase() || "periodico";
  const pictures = new Set<string>();
  const files = JSON.parse(
    await readFile(path.join(import.meta.dirname, "newspaper.json"), "utf8"),
    (key, value: unknown) => {
      if (typeof value === "number" && /^(time|close)$/.test(key)) return beforeClose(value);
      if (typeof value !== "string") return value;
      if (/^(image|mark)$/.test(key)) pictures.add(value);
      return value.replace("{name}", name).replace("{slug}", slug);
    },
  ) as Record<string, unknown>;
  const put = (file: string, text: string) => write(path.join(folder, file), text);
  for (const [key, content] of Object.entries(files)) {
    const type = `${key.slice(0, 1).toUpperCase()}${key.slice(1)}Input`;
    const code = `import type { ${type} } from "@/schema/${key}";\n\nexport const ${key} = ${JSON.stringify(content, null, 2)} satisfies ${type};\n`;
    await put(`${key}.ts`, await format(code, { parser: "typescript", printWidth: 120 }));
  }
  const draw = await draughtsman(name);
  for (const picture of pictures) await put(`pictures/${picture}`, draw(picture));
  for (const [template, file] of [
    ["nombres.txt", "nombres.txt"],
    ["aviso-legal.md", "paginas/aviso-legal.md"],
    ["accesibilidad.md", "paginas/accesibilidad.md"],
  ] as const) {
    const text = await readFile(path.join(import.meta.dirname, template), "utf8");
    await put(file, text.replace("{name}", name));
  }
}

await command(async () => {
  // As names are set: L’Hora d’Elx.
  const name = process.argv.slice(2).join(" ").trim().replaceAll("'", "’");
  const refused = refusal(name);
  if (refused) throw new Error(refused);
  await withTemporaryFolder(async (folder) => {
    await writeNewspaper(name, folder);
    // All that can fail has been done.
    for (const old of ["pictures", "videos"]) await rm(path.join(ROOT, "data", old), { recursive: true });
    await cp(folder, path.join(ROOT, "data"), { recursive: true });
  });
  process.stdout.write(`data/ es ahora «${name}». Sigue la guía: docs/empezar.md\n`);
});
