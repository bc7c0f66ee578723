import { becomes, type Engine } from "../engine";

const FILM = `[...document.querySelectorAll("video")].find((one) => one.checkVisibility())`;

/** Whether the front's film plays by itself once it is in view, and begins again at its end. */
export async function film(engine: Engine, site: string): Promise<string[]> {
  await engine.open(`${site}/`);
  await engine.evaluate(`${FILM}.scrollIntoView({ block: "center", behavior: "instant" })`);
  if (!(await becomes(engine, `${FILM}.currentTime > 0.2`, 20_000))) return ["the film does not play"];
  await engine.evaluate(`${FILM}.currentTime = ${FILM}.duration - 1`);
  await becomes(engine, `!${FILM}.seeking && ${FILM}.currentTime > 2`, 20_000);
  const again = `${FILM}.currentTime > 0.5 && ${FILM}.currentTime < ${FILM}.duration - 1.5`;
  return (await becomes(engine, again, 20_000)) ? [] : ["the film does not begin again"];
}
