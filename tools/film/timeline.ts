/*
 * The film of the harbour as numbers: where each thing stands at each instant.
 * Lengths are in the drawing's pixels (1280 × 720), times in seconds. At 0 and at
 * SECONDS everything stands as in the drawing, which is therefore the poster.
 *
 * A container is lowered onto the deck, the ship backs out with it, the trolley
 * fetches the next one from land, and the next ship comes in for it.
 */

export const SECONDS = 8;

/** Waves repeat at this distance, so any whole number of it is a seamless shift. */
const WAVE = 80;
/** From where the container hangs down to the gap on deck. */
const DROP = 120;
/** How far the trolley runs until its load is out of the picture. */
const TO_LAND = -840;
/** How far a ship runs until it is out of the picture. */
const TO_SEA = 860;
/** The moment the container stands on deck; a ship is then at the still point of its bobbing. */
const LANDED = SECONDS / 3;
/** The moment the container has left with its ship and the next one may be hung up. */
const CHANGE = 4.6;

/** Where everything stands; the drawing is all zeros, with the container on the hook and a halo of 1. */
export type Scene = {
  waves: readonly [back: number, middle: number, front: number];
  sun: number;
  halo: number;
  trolley: number;
  /** How much longer the cable is than in the drawing. */
  cable: number;
  /** The container on the hook, if there is one. */
  hung: boolean;
  ship: { x: number; y: number; tilt: number; loaded: boolean };
};

type Ease = (part: number) => number;
const inOut: Ease = (part) => part * part * (3 - 2 * part);
const speedUp: Ease = (part) => part ** 2.4;
const slowDown: Ease = (part) => 1 - (1 - part) ** 2.4;

/** 0 before `from`, 1 after `to`, eased between. */
function passed(time: number, from: number, to: number, ease: Ease): number {
  return ease(Math.min(1, Math.max(0, (time - from) / (to - from))));
}

/** A swing from 0 to 1 and back, `times` in the film, at rest at its first instant. */
const swing = (time: number, times: number) => (1 - Math.cos((2 * Math.PI * times * time) / SECONDS)) / 2;

/** A run of `lengths` whole waves; JavaScript's remainder keeps the direction's sign. */
const slide = (time: number, lengths: number) => ((lengths * WAVE * time) / SECONDS) % WAVE;

/**
 * The scene at an instant of the film.
 * @param time seconds from 0 to SECONDS
 */
export function sceneAt(time: number): Scene {
  const lowered = passed(time, 0.5, LANDED, inOut) - passed(time, 2.9, 3.7, inOut);
  const gone = passed(time, 3, 5, speedUp);
  const back = 1 - passed(time, 5, 7.7, slowDown);
  return {
    waves: [slide(time, 1), slide(time, -2), slide(time, 3)],
    sun: -40 * swing(time, 1),
    halo: 1 + 0.08 * swing(time, 1),
    trolley: TO_LAND * (passed(time, 3.2, CHANGE, inOut) - passed(time, CHANGE, 7.2, inOut)),
    cable: DROP * lowered,
    hung: time < LANDED || time >= CHANGE,
    ship: {
      x: TO_SEA * (gone < 1 ? gone : back),
      y: 7 * swing(time, 3),
      tilt: 0.35 * Math.sin((2 * Math.PI * 3 * time) / SECONDS) * swing(time, 3),
      loaded: time >= LANDED && gone < 1,
    },
  };
}
