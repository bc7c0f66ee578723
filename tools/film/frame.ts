import { type Scene } from "./timeline";

/** The moving groups of the drawing by the name after `puerto-`. */
export type Groups = ReadonlyMap<string, string>;

const NAMES = [
  "cielo",
  "halo",
  "sol",
  "mar",
  "olas-1",
  "muelle",
  "grua",
  "carro",
  "cable",
  "contenedor",
  "barco",
  "olas-2",
  "olas-3",
] as const;

type Name = (typeof NAMES)[number];

/** Where the cable hangs from and how long it is in the drawing. */
const CABLE = { top: 232, length: 48 };
/** The ship turns about the middle of its hull. */
const KEEL = { x: 840, y: 560 };
/** The sun's halo grows about its centre. */
const SUN = { x: 720, y: 480 };

/**
 * Takes the drawing apart into its groups.
 * @throws Error naming a group that the drawing does not have
 */
export function groupsOf(svg: string): Groups {
  return new Map(
    NAMES.map((name) => {
      const content = new RegExp(`<g id="puerto-${name}">(.*?)</g>`, "s").exec(svg)?.[1];
      if (content === undefined) throw new Error(`data/pictures/home/pelicula-puerto.svg has no group puerto-${name}`);
      return [name, content];
    }),
  );
}

/** Numbers as short as a drawing needs, so that equal scenes give equal text. */
const short = (value: number) => Number(value.toFixed(3));

/** One frame of the film, as an SVG document of 1280 × 720. */
export function frameOf(groups: Groups, scene: Scene): string {
  const place = (name: Name, transform: string) => `<g transform="${transform}">${groups.get(name) ?? ""}</g>`;
  const move = (name: Name, x: number, y = 0) => place(name, `translate(${short(x)} ${short(y)})`);
  const { waves, ship, trolley, cable } = scene;
  const afloat = `translate(${short(ship.x)} ${short(ship.y)}) rotate(${short(ship.tilt)} ${KEEL.x} ${KEEL.y})`;
  const stretch = short((CABLE.length + cable) / CABLE.length);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720" viewBox="0 0 1280 720">',
    move("cielo", 0),
    place(
      "halo",
      `translate(${SUN.x} ${short(SUN.y + scene.sun)}) scale(${short(scene.halo)}) translate(${-SUN.x} ${-SUN.y})`,
    ),
    move("sol", 0, scene.sun),
    move("mar", 0),
    move("olas-1", waves[0]),
    move("muelle", 0),
    move("grua", 0),
    move("carro", trolley),
    place("cable", `translate(${short(trolley)} ${CABLE.top}) scale(1 ${stretch}) translate(0 ${-CABLE.top})`),
    scene.hung ? move("contenedor", trolley, cable) : "",
    // On deck the container bobs with its ship, 120 px below where it is drawn.
    ship.loaded ? place("contenedor", `${afloat} translate(0 120)`) : "",
    place("barco", afloat),
    move("olas-2", waves[1]),
    move("olas-3", waves[2]),
    "</svg>",
  ].join("");
}
