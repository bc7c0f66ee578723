import { homedir } from "node:os";
import path from "node:path";
import { Refusal } from "./refusal";

/** A folder that a web server shows as the root of its address, here or where ssh leads. */
export type Destination = { folder: string; host?: string };

/** Such as `ana@www.example.org:/srv/periodico`; a name that begins with a hyphen would be an option of ssh. */
const REMOTE = /^((?:[\w.][\w.-]*@)?\w[\w.-]*):(?!:|\/\/)(.+)$/s;

/** @throws Refusal if whoever runs this has no folder of their own, which users of containers may lack */
function ownFolder(): string {
  try {
    return homedir();
  } catch {
    throw new Refusal("Tu usuario no tiene carpeta propia en esta máquina: escribe el destino entero, desde /.");
  }
}

/**
 * Reads where a site is to be published.
 * @param name a folder, or `user@host:folder`; `~/` is the user's own folder there
 * @param project the project's folder, which is no destination
 * @throws Refusal if it is none of these
 */
export function readDestination(name: string, project: string): Destination {
  const [, host, folder = name] = REMOTE.exec(name) ?? [];
  if (/^-|^~[^/]|[\n\r\0]/.test(folder) || (!host && /^[^/]*:/.test(name)))
    throw new Refusal(`«${name}» no es un destino: se espera una carpeta, o usuario@servidor:carpeta.`);
  // A name without a slash before it begins in the user's folder there.
  if (host) return { host, folder: folder.replace(/^~\/?/, "") || "." };
  const here = path.resolve(/^~(?=\/|$)/.test(folder) ? `${ownFolder()}${folder.slice(1)}` : folder);
  if (`${here}/`.startsWith(`${path.resolve(project)}/`))
    throw new Refusal(`${here} está dentro del proyecto: el destino es la carpeta que enseña el servidor.`);
  return { folder: here };
}
