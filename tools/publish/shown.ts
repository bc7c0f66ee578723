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

/**
 * Asks the public address whether it shows an edition.
 * @param address of the front, without a slash at its end
 * @param front the text of its front
 * @returns whether it does, where that can be known, and what to say of it
 */
export async function askWhetherShown(
  address: string,
  front: string,
): Promise<{ shown: boolean | undefined; words: string }> {
  let other = "";
  for (let turn = 1; turn <= TRIES; turn++) {
    try {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const answer = await fetch(`${address}/`, { signal, headers: { "cache-control": "no-cache" } });
      if ((await answer.text()) === front) {
        const refused = refusedBy(answer.headers.get("content-security-policy") ?? "", front);
        return refused.length === 0
          ? { shown: true, words: `${address} ya enseña la edición nueva.` }
          : {
              shown: false,
              words: `${address} enseña la edición nueva, pero la política que manda el servidor es de otra construcción y le impide ${refused.join(", ")}: ponga en el servidor el archivo de .generated/hosting.`,
            };
      }
      other = `responde ${answer.status}, pero no enseña la edición nueva`;
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
      return {
        shown: undefined,
        words: `No se ha podido preguntar a ${address} si ya enseña la edición nueva (${cause}): mírelo usted.`,
      };
    }
    if (turn < TRIES) await wait(PAUSE_MS);
  }
  return {
    shown: false,
    words: `${address} ${other}. ¿Es el destino la carpeta que enseña ese servidor, y ve también la de las ediciones, que está al lado? ¿Guarda copias algo que esté delante?`,
  };
}
