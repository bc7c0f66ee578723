import { format } from "prettier";
import { Stop } from "../../lib/stop";
import { paper } from "../../paper/paper";
import { ROOT } from "../root";
import { command } from "../say";
import { putInPlace, refusal } from "./place";
import { newspaperOf } from "./written";

/* `npm run new -- "Nombre del periódico"`: the smallest newspaper of that name, in the place of the sample. */

await command(async () => {
  const name = process.argv.slice(2).join(" ").trim();
  const refused = refusal(ROOT, name, paper.newspaper);
  if (refused) throw new Stop(refused);
  const files = new Map<string, string>();
  for (const [file, text] of await newspaperOf(name))
    files.set(file, file.endsWith(".ts") ? await format(text, { parser: "typescript", printWidth: 120 }) : text);
  // All that can fail has been done.
  await putInPlace(ROOT, files);
  process.stdout.write(`data/ es ahora «${name}». Sigue la guía: docs/empezar.md\n`);
});
