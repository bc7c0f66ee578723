import { hemicycle, type Seat } from "@/lib/hemicycle";
import { stepsOf } from "@/lib/steps";

type Place = { x: number; y: number; radius: number };

/** A seat's middle, in whole units of the drawing, and how far it is from the chamber's. */
function placeOf({ x, y }: Seat): Place {
  const radius = Math.hypot(x - hemicycle.width / 2, hemicycle.height - y);
  return { x: Math.round(x), y: Math.round(y), radius: Math.round(radius / 4) };
}

/** A dot for each seat, row after row, as a path to be stroked with round ends. */
export function dotsOf(seats: readonly Seat[]): string {
  const places = seats.map(placeOf).sort((one, other) => one.radius - other.radius || one.x - other.x);
  return stepsOf(places)
    .map((step) => `m${step}h0`)
    .join("");
}

/** A seat's place as a text, and that of its mirror image across the middle of the chamber. */
const key = ({ x, y }: Seat) => `${x.toFixed(1)} ${y}`;
const mirrorKey = ({ x, y }: Seat) => key({ x: hemicycle.width - x, y });

/**
 * Which seats of one side stand opposite to seats of the other: both can be drawn by one path, which is said
 * a second time mirrored and so takes next to no bytes when compressed.
 * @returns those of the first side that do, and what is left of both sides
 */
export function oppositesIn(side: readonly Seat[], other: readonly Seat[]) {
  const images = new Set(other.map(mirrorKey));
  const opposites = side.filter((seat) => images.has(key(seat)));
  const drawn = new Set(opposites.map(mirrorKey));
  return {
    opposites,
    side: side.filter((seat) => !images.has(key(seat))),
    other: other.filter((seat) => !drawn.has(key(seat))),
  };
}
