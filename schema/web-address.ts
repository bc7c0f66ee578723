import { z } from "zod";
import { readUrl } from "@/lib/url";
import { declared } from "./declared";
import { faultless } from "./text";

/* Where a link may lead. What is refused would go nowhere, tell a network what readers do, or run something. */

/** Where newsrooms write, not where readers read: what of an address tells it, and the like that does not. */
export const INNER = {
  pattern:
    /^docs\.google\.com\/(document|spreadsheets|presentation)|^drive\.google\.com|\.sharepoint\.com|\/wp-admin\//,
  tells: [
    ...["docs.google.com/document/d/1/edit", "docs.google.com/spreadsheets/d/1/edit"],
    ...["docs.google.com/presentation/d/1/edit", "drive.google.com/file/d/1/view"],
    ...["faro.sharepoint.com/a", "faro.example/wp-admin/post.php"],
  ],
  silent: ["docs.google.com/forms/d/1", "faro.example/wp-admin", "sharepoint.com/a"],
};

/**
 * Where mail programs and networks send a click first, to count it, and the parameter that says where it was going; with such
 * a detour to https://ejemplo.es/a, and the like of it that is none.
 */
export const WRAPPERS = [
  {
    pattern: /^(?:www\.)?google\.[a-z.]+\/url$/,
    parameter: "url",
    bad: ["https://www.google.com/url?sa=t&url=https%3A%2F%2Fejemplo.es%2Fa&usg=AOv"],
    good: ["https://www.google.com/maps?url=https://ejemplo.es/a"],
  },
  {
    pattern: /^(?:www\.)?google\.[a-z.]+\/url$/,
    parameter: "q",
    bad: ["https://www.google.es/url?q=https://ejemplo.es/a&sa=D", "https://google.es/url?q=https://ejemplo.es/a&sa=D"],
    good: ["https://www.google.com/maps?q=Gijón"],
  },
  {
    pattern: /\.safelinks\.protection\.outlook\.com\//,
    parameter: "url",
    bad: ["https://eur02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fejemplo.es%2Fa&data=05"],
    good: ["https://www.outlook.com/?url=https://ejemplo.es/a"],
  },
  {
    pattern: /^mailtrack\.io\//,
    parameter: "url",
    bad: ["https://mailtrack.io/link/4d2c?url=https%3A%2F%2Fejemplo.es%2Fa&userId=1"],
    good: ["https://www.mailtrack.io/?url=https://ejemplo.es/a"],
  },
  {
    pattern: /^lm?\.(?:facebook|instagram)\.com\//,
    parameter: "u",
    bad: [
      "https://l.facebook.com/l.php?u=https%3A%2F%2Fejemplo.es%2Fa&h=AT0",
      "https://l.instagram.com/?u=https%3A%2F%2Fejemplo.es%2Fa&e=AT0",
      "https://lm.facebook.com/l.php?u=https%3A%2F%2Fejemplo.es%2Fa",
    ],
    good: ["https://www.facebook.com/l.php?u=https://ejemplo.es/a"],
  },
  {
    pattern: /^www\.linkedin\.com\/redir/,
    parameter: "url",
    bad: ["https://www.linkedin.com/redir/redirect?url=https%3A%2F%2Fejemplo.es%2Fa"],
    good: ["https://www.linkedin.com/in/ana?url=https://ejemplo.es/a"],
  },
  {
    pattern: /^www\.youtube\.com\/redirect$/,
    parameter: "q",
    bad: ["https://www.youtube.com/redirect?event=video&q=https%3A%2F%2Fejemplo.es%2Fa"],
    good: ["https://www.youtube.com/watch?v=1&q=https://ejemplo.es/a"],
  },
] as const;

/** The address that another one only leads to, if it is such a detour. */
function wrapped({ hostname, pathname, searchParams }: URL): string | undefined {
  const found = WRAPPERS.find(
    ({ pattern, parameter }) => pattern.test(hostname + pathname) && searchParams.has(parameter),
  );
  return found && (searchParams.get(found.parameter) ?? undefined);
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
  if (INNER.pattern.test(url.hostname + url.pathname))
    return "es un documento de la redacción, no una página para lectores";
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
