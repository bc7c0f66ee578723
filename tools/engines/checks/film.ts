import { setTimeout as wait } from "node:timers/promises";
import { becomes, type Engine } from "../engine";

const FILM = `document.querySelector("video")`;
const HALF = `${FILM}.duration / 2`;

/** How long a browser has to fetch what it should not, in milliseconds. */
const UNSEEN_MS = 1500;
/** How long a film may take to come, and to come to its end. */
const FILM_MS = 20_000;

/** Whether the front's film waits until it is in view, plays by itself there, and begins again at its end. */
export async function film(engine: Engine, site: string): Promise<string[]> {
  await engine.open(`${site}/`);
  await becomes(engine, `document.querySelector("[data-strip]") !== null`);
  await wait(UNSEEN_MS);
  if ((await engine.evaluate(`${FILM}.readyState`)) !== 0) return ["the film is fetched before it is in view"];
  await engine.evaluate(`${FILM}.scrollIntoView({ block: "center", behavior: "instant" })`);
  if (!(await becomes(engine, `${FILM}.currentTime > 0.2`, FILM_MS))) return ["the film does not play"];
  // Not further: whoever drags it into its last second in WebKitGTK must press its key to go on, in any format.
  await engine.evaluate(`${FILM}.currentTime = ${HALF}`);
  await becomes(engine, `${FILM}.currentTime > ${HALF} + 0.5`, FILM_MS);
  const again = `${FILM}.currentTime > 0.5 && ${FILM}.currentTime < ${HALF}`;
  return (await becomes(engine, again, FILM_MS)) ? [] : ["the film does not begin again"];
}
