import { z } from "zod";
import { faultless } from "./text";

/* Where a link may lead. What is refused would go nowhere, tell a network what readers do, or run something. */

/** Where newsrooms write, not where readers read. */
const INNER =
  /^docs\.google\.com\/(document|spreadsheets|presentation)|^drive\.google\.com|\.sharepoint\.com|\/wp-admin\//;

function fault(value: string, schemes: readonly string[]): string | undefined {
  if (/[\s\\<>"{}|^`]/.test(value)) return "lleva un espacio o un signo que una dirección no tiene";
  if (/^\/(?!\/)/.test(value)) return undefined;
  const allowed = schemes.map((scheme) => (scheme === "https:" ? "https://" : scheme)).join(" o por ");
  if (!URL.canParse(value)) return `no es una dirección: empieza por ${allowed}, o por / si es del propio servidor`;
  const url = new URL(value);
  if (!schemes.includes(url.protocol)) return `no empieza por ${allowed}, ni por / como las del propio servidor`;
  if (url.username || url.password) return "lleva un usuario o una contraseña";
  if (url.protocol === "https:" && !url.hostname.includes(".")) return `su servidor, «${url.hostname}», no es ninguno`;
  if (INNER.test(url.hostname + url.pathname)) return "es un documento de la redacción, no una página para lectores";
  if (url.protocol === "mailto:" && !/^[^@]+@[^@]+\.[^@]+$/.test(url.pathname))
    return "no lleva un correo detrás de mailto:";
  return undefined;
}

/** Where a link leads: `https://…`, `mailto:…`, or `/…` on the newspaper's own server. */
export const linkAddress = faultless((address) => fault(address, ["https:", "mailto:"]));

/** A page of its own, or what a form is sent to: `https://…` or `/…`. */
export const pageAddress = faultless((address) => fault(address, ["https:"]));

/** The name by which the server that gets a form knows what was typed. */
const fieldName = z.string().regex(/^[A-Za-z][\w.[\]-]{0,39}$/, "no es el nombre de un campo, como email");

/** A form with one box: where it goes, and as what. */
export const formSchema = z.strictObject({ action: pageAddress, field: fieldName, method: z.enum(["get", "post"]) });

/** A search's question is part of its address. */
export const searchFormSchema = formSchema.omit({ method: true });
