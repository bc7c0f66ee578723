import { z } from "zod";
import { readUrl } from "@/lib/url";
import { declared } from "./declared";
import { faultless } from "./text";

/* Where a link may lead. What is refused would go nowhere, tell a network what readers do, or run something. */

/** Where newsrooms write, not where readers read. */
const INNER =
  /^docs\.google\.com\/(document|spreadsheets|presentation)|^drive\.google\.com|\.sharepoint\.com|\/wp-admin\//;

/** Where mail programs and networks send a click first, to count it, and the parameter that says where it was going. */
const WRAPPERS: readonly (readonly [page: RegExp, parameter: string])[] = [
  [/^(?:www\.)?google\.[a-z.]+\/url$/, "url"],
  [/^(?:www\.)?google\.[a-z.]+\/url$/, "q"],
  [/\.safelinks\.protection\.outlook\.com\//, "url"],
  [/^mailtrack\.io\//, "url"],
  [/^lm?\.(?:facebook|instagram)\.com\//, "u"],
  [/^www\.linkedin\.com\/redir/, "url"],
  [/^www\.youtube\.com\/redirect$/, "q"],
];

/** The address that another one only leads to, if it is such a detour. */
function wrapped({ hostname, pathname, searchParams }: URL): string | undefined {
  const found = WRAPPERS.find(([page, parameter]) => page.test(hostname + pathname) && searchParams.has(parameter));
  return found && (searchParams.get(found[1]) ?? undefined);
}

function fault(value: string, schemes: readonly string[]): string | undefined {
  if (/[\s\\<>"{}|^`]/.test(value)) return "lleva un espacio o un signo que una dirección no tiene";
  if (/^\/(?!\/)/.test(value)) return undefined;
  const allowed = schemes.map((scheme) => (scheme === "https:" ? "https://" : scheme)).join(" o por ");
  const url = readUrl(value);
  if (!url) return `no es una dirección: empieza por ${allowed}, o por / si es del propio servidor`;
  if (!schemes.includes(url.protocol)) return `no empieza por ${allowed}, ni por / como las del propio servidor`;
  if (url.username || url.password) return "lleva un usuario o una contraseña";
  if (url.protocol === "https:" && !url.hostname.includes(".")) return `su servidor, «${url.hostname}», no es ninguno`;
  const inner = wrapped(url);
  if (inner) return `pasa por ${url.hostname}, que cuenta a quien pulsa: escribe ${inner}`;
  if (INNER.test(url.hostname + url.pathname)) return "es un documento de la redacción, no una página para lectores";
  if (url.protocol === "mailto:" && !/^[^@]+@[^@]+\.[^@]+$/.test(url.pathname))
    return "no lleva un correo detrás de mailto:";
  return undefined;
}

/** Nobody's server: what stands on the newspaper's own is read as if it were this one's. */
const OWN = "https://own.invalid";

/** An address as machines write it, once for all that are told it: its host, and whatever else, in ASCII. */
function whole(address: string): string {
  const url = new URL(address, OWN);
  if (url.origin === OWN) return url.href.slice(OWN.length);
  if (url.protocol !== "mailto:") return url.href;
  const [, name = "", host = "", rest = ""] = /^mailto:([^@?]*)@([^?]*)(.*)$/.exec(address) ?? [];
  return `mailto:${name}@${new URL(`https://${host}`).hostname}${rest}`;
}

/** Where a link leads: `https://…`, `mailto:…`, or `/…` on the newspaper's own server. */
export const linkAddress = faultless((address) => fault(address, ["https:", "mailto:"]))
  .transform(whole)
  .register(declared, { is: "address" });

/** A page of its own, or what a form is sent to: `https://…` or `/…`. */
export const pageAddress = faultless((address) => fault(address, ["https:"]))
  .transform(whole)
  .register(declared, { is: "address" });

/** The name by which the server that gets a form knows what was typed. */
const fieldName = z.string().regex(/^[A-Za-z][\w.[\]-]{0,39}$/, "no es el nombre de un campo, como email");

/** A form with one box: where it goes, and as what. */
export const formSchema = z.strictObject({ action: pageAddress, field: fieldName, method: z.enum(["get", "post"]) });

/** A search's question is part of its address. */
export const searchFormSchema = formSchema.omit({ method: true });
