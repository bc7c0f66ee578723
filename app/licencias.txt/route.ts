import { readFileSync } from "node:fs";

export const dynamic = "force-static";

/** What the finished files carry of others, whose licences ask to be handed on with it. */
const CARRIED = [
  ["Newsreader", "@fontsource-variable/newsreader"],
  ["Schibsted Grotesk", "@fontsource-variable/schibsted-grotesk"],
  ["Preact", "preact"],
  ["Lucide", "lucide-react"],
] as const;

/** The licences of the fonts, the islands' runtime and the icons, each in full. */
export function GET(): Response {
  const licences = CARRIED.map(
    ([name, folder]) => `=== ${name} ===\n\n${readFileSync(`node_modules/${folder}/LICENSE`, "utf8").trim()}\n`,
  );
  return new Response(licences.join("\n\n"), { headers: { "content-type": "text/plain; charset=utf-8" } });
}
