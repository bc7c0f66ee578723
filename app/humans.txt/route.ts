import { publicAddress } from "@/paper/address";
import { site } from "@/paper/site";

export const dynamic = "force-static";

/** Who made the site (humanstxt.org). */
export function GET(): Response {
  const lines = [
    "/* REDACCIÓN */",
    `${site.name}. ${site.tagline}.`,
    ...(site.sample ? ["Contenidos de muestra: personas, empresas y hechos son inventados."] : []),
    "",
    "/* SITIO */",
    "Lengua: español",
    "Hecho con: TypeScript, React, Next, Tailwind",
    "Tipos: Newsreader y Schibsted Grotesk",
    `Licencias de lo ajeno: ${publicAddress("/licencias.txt")}`,
  ];
  return new Response(`${lines.join("\n")}\n`, { headers: { "content-type": "text/plain; charset=utf-8" } });
}
