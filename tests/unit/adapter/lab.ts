import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Options } from "@/adapter/options";

/** What the adapter is told of the tests' little projects. */
export const OPTIONS: Options = {
  address: "https://periodico.example",
  island: "components/Island.tsx",
  islands: "components/islands",
  drawing: ["lucide-react"],
  errorPages: ["404"],
  retryAfterMs: [1000],
  notice: {
    text: "Algo ha fallado",
    label: "Avisos",
    lang: "es",
    letter: "A",
    shownMs: 4000,
    most: 3,
    look: { ground: "black", text: "white", edge: "red", font: "serif", size: "1rem" },
  },
};

const made: string[] = [];
afterAll(() => Promise.all(made.map((folder) => rm(folder, { recursive: true }))));

/** A new folder with these files, which goes when the tests are over. */
export async function folderWith(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "adapter-"));
  made.push(folder);
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), content);
  }
  return folder;
}
