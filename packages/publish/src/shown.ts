import { setTimeout as wait } from "node:timers/promises";
import { readPage } from "./page";

/* The public address is asked whether it shows an edition; what was seen is said, and how sure that is. */

/** How often and how long one asks, in milliseconds: a server may look at its files every few seconds only. */
const TRIES = 4;
const PAUSE_MS = 2000;
const PATIENCE_MS = 10_000;

/** What is sure, whatever the address answers. */
const SURE = "Lo seguro: la edición está en su sitio en el destino.";

/** Whether an edition is shown, where that can be known, and what to say of it. */
type Verdict = { shown: boolean | undefined; words: string };

/** The sources that a policy names, by its directives. */
function sourcesIn(policy: string): Map<string, readonly string[]> {
  return new Map(
    policy.split(";").map((directive) => {
      const [name = "", ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

/** What a page's own policy lets pass and the server's does not: then browsers refuse it. */
function refusedBy(header: string, policy: string): string[] {
  const served = sourcesIn(header);
  return [...sourcesIn(policy)].flatMap(([name, sources]) => {
    const passes = served.get(name);
    if (!passes || passes.includes("'unsafe-inline'")) return [];
    return sources.filter((source) => source !== "'none'" && !passes.includes(source));
  });
}

/** Why nobody has answered, in Spanish where it has a name. */
function causeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const message = cause instanceof Error ? cause.message : String(cause);
  if (/ENOTFOUND|EAI_AGAIN/.test(message)) return "no se encuentra ese nombre";
  if (/certificate|self.signed|altname/i.test(message)) return `su certificado no vale: ${message}`;
  if (/other side closed/.test(message)) return "la respuesta se cortó a medias";
  if (/abort|timeout/i.test(message)) return `no ha contestado en ${PATIENCE_MS / 1000} segundos`;
  return message;
}

/** What has answered, if it is no edition of this newspaper that one could look at. */
function closedDoor({ status, headers }: Response): string | undefined {
  if (status === 401 || status === 407) return `pide contraseña (${status})`;
  if (status === 429) return "dice que se le pregunta demasiado (429)";
  if (headers.has("cf-mitigated")) return `quiere ver antes si pregunta una persona (${status})`;
  return undefined;
}

/** What is said where no answer has come, or not to its end. */
const unanswered = (address: string, error: unknown): Verdict => ({
  shown: undefined,
  words: `No se ha podido preguntar a ${address} si ya enseña la edición nueva (${causeOf(error)}): míralo tú. ${SURE}`,
});

/** All the words of a page in their order: what comes between them, and what is not read, may be changed on the way. */
const wordsOf = (html: string): string => readPage(html).text.replace(/\s/g, "");

/** What may be the matter where another page has answered. */
function suspicion({ status, headers, redirected, url }: Response, html: string): string {
  const age = Number(headers.get("age") ?? 0);
  const copy =
    age > 0 ? ` Lo que ha contestado es una copia de hace ${age} segundos, que guarda algo que está delante.` : "";
  if (redirected) return `lleva a ${url}, que responde ${status} y no es la edición nueva.${copy}`;
  if (status === 403)
    return "responde 403. ¿Puede leer ese servidor la carpeta del destino y la de las ediciones, que está al lado, y sigue enlaces?";
  if (status >= 500) return `responde ${status}: al servidor, o a algo que está delante, le pasa algo.`;
  const { title } = readPage(html);
  const page = title ? `con otra página («${title}»)` : "con otra cosa";
  return `responde ${status} ${page}.${copy} ¿Es el destino la carpeta que enseña ese servidor, y ve también la de las ediciones, que está al lado?${copy ? "" : " ¿Guarda copias algo que esté delante?"}`;
}

/** What an answer shows; undefined if it is another page. */
function verdictOn(address: string, answer: Response, html: string, front: string): Verdict | undefined {
  const whole = html === front;
  if (!whole && !wordsOf(html).includes(wordsOf(front))) return undefined;
  const refused = refusedBy(answer.headers.get("content-security-policy") ?? "", readPage(front).policy);
  if (refused.length > 0) {
    const words = `${address} enseña la edición nueva, pero la política que manda el servidor es de otra construcción y le impide ${refused.join(", ")}: pon en el servidor el archivo de su configuración que ha dejado esta.`;
    return { shown: false, words };
  }
  if (whole) return { shown: true, words: `${address} ya enseña la edición nueva.` };
  const words = `${address} ya enseña la edición nueva, pero algo que está delante del servidor cambia la página por el camino: se hicieron ${front.length} letras y llegan ${html.length}. Lo que añada puede no pasar la política de la página; que lo deje como está (Cache-Control: no-transform).`;
  return { shown: true, words };
}

/**
 * Asks the public address whether it shows an edition that is in its place.
 * @param address of the front, without a slash at its end
 * @param front the text of its front
 */
export async function askWhetherShown(address: string, front: string): Promise<Verdict> {
  for (let turn = 1; ; turn++) {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const headers = { "cache-control": "no-cache" };
    const answer = await fetch(`${address}/`, { signal, headers }).catch((error: unknown) => error);
    if (!(answer instanceof Response)) return unanswered(address, answer);
    const closed = closedDoor(answer);
    const html = await answer.text().catch((error: unknown) => unanswered(address, error));
    if (closed) {
      const words = `${address} ${closed}, y desde aquí no se ve si ya enseña la edición nueva: míralo tú. ${SURE}`;
      return { shown: undefined, words };
    }
    if (typeof html !== "string") return html;
    const verdict = verdictOn(address, answer, html, front);
    if (verdict) return verdict;
    if (turn === TRIES) return { shown: false, words: `${address} ${suspicion(answer, html)} ${SURE}` };
    await wait(PAUSE_MS);
  }
}
