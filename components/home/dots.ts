import { hemicycle, type Seat } from "@/lib/hemicycle";

type Place = { x: number; y: number; radius: number };

/** A seat's middle, in whole units of the drawing, and how far it is from the chamber's. */
function placeOf({ x, y }: Seat): Place {
  const radius = Math.hypot(x - hemicycle.width / 2, hemicycle.height - y);
  return { x: Math.round(x), y: Math.round(y), radius: Math.round(radius / 4) };
}

/**
 * A dot for each seat, as a path to be stroked with round ends. Row after row, each from the one before
 * it: so it takes half as many bytes as with every dot's own place.
 */
export function dotsOf(seats: readonly Seat[]): string {
  const places = seats.map(placeOf).sort((one, other) => one.radius - other.radius || one.x - other.x);
  return places
    .map(({ x, y }, index) => {
      const { x: left, y: top } = places[index - 1] ?? { x: 0, y: 0 };
      return `m${x - left} ${y - top}h0`;
    })
    .join("");
}
