import { setTimeout as wait } from "node:timers/promises";

/** How often and how long one asks, in milliseconds: a server may look at its files every few seconds only. */
const TRIES = 4;
const PAUSE_MS = 2000;
const PATIENCE_MS = 10_000;

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
function refusedBy(header: string, page: string): string[] {
  const [meta = ""] = /(?<=http-equiv="Content-Security-Policy" content=")[^"]*/i.exec(page) ?? [];
  const served = sourcesIn(header);
  return [...sourcesIn(meta.replaceAll("&#x27;", "'"))].flatMap(([name, sources]) => {
    const passes = served.get(name);
    if (!passes || passes.includes("'unsafe-inline'")) return [];
    return sources.filter((source) => source !== "'none'" && !passes.includes(source));
  });
}

/** Whether an edition is shown, where that can be known, and what to say of it. */
type Verdict = { shown: boolean | undefined; words: string };

/**
 * Asks the public address whether it shows an edition.
 * @param address of the front, without a slash at its end
 * @param front the text of its front
 */
export async function askWhetherShown(address: string, front: string): Promise<Verdict> {
  for (let turn = 1; ; turn++) {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const headers = { "cache-control": "no-cache" };
    const answer = await fetch(`${address}/`, { signal, headers }).catch((error: unknown) => error);
    if (!(answer instanceof Response)) {
      const cause = answer instanceof Error && answer.cause instanceof Error ? answer.cause.message : String(answer);
      const words = `No se ha podido preguntar a ${address} si ya enseña la edición nueva (${cause}): míralo tú.`;
      return { shown: undefined, words };
    }
    if ((await answer.text().catch(() => "")) === front) {
      const refused = refusedBy(answer.headers.get("content-security-policy") ?? "", front);
      if (refused.length === 0) return { shown: true, words: `${address} ya enseña la edición nueva.` };
      const words = `${address} enseña la edición nueva, pero la política que manda el servidor es de otra construcción y le impide ${refused.join(", ")}: pon en el servidor el archivo de .generated/hosting.`;
      return { shown: false, words };
    }
    if (turn === TRIES) {
      const words = `${address} responde ${answer.status}, pero no enseña la edición nueva. ¿Es el destino la carpeta que enseña ese servidor, y ve también la de las ediciones, que está al lado? ¿Guarda copias algo que esté delante?`;
      return { shown: false, words };
    }
    await wait(PAUSE_MS);
  }
}
