import type { Event as EventNode, Place, SportsEvent } from "schema-dts";
import type { UpcomingMatch } from "@/data/schema/deportes";
import type { Event } from "@/data/schema/event";
import { madridInstant } from "./dates";
import type { ImageAddress } from "./types";

/*
 * Properties from «Event structured data» of Google Search Central. There are no offers
 * (nothing is sold here), no end (none is announced) and no organiser: the paper knows
 * none. What Google requires, place and start, is what keeps out the sports calendar of
 * the front (no place of its own) and the live scores (neither place nor start).
 */

/**
 * A venue written «Casa de los Relojes, Palencia»: the town follows the last comma, and
 * without a comma the whole is both.
 */
export function place(location: string): Place {
  const comma = location.lastIndexOf(", ");
  const [name, town] = comma < 0 ? [location, location] : [location.slice(0, comma), location.slice(comma + 2)];
  return { "@type": "Place", name, address: { "@type": "PostalAddress", addressLocality: town } };
}

/** What is the same for every kind: it will take place, on site, as announced. */
const announced = {
  eventStatus: "https://schema.org/EventScheduled",
  eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
} as const;

/** An event of the agenda. */
export function event(record: Event, image: ImageAddress): EventNode {
  return {
    "@type": "Event",
    name: record.title,
    description: record.description,
    image: image(record.image),
    startDate: madridInstant(record.date, record.time),
    location: place(record.location),
    isAccessibleForFree: record.price === 0,
    ...announced,
  };
}

/** A match to come, between two teams. */
export function match(record: UpcomingMatch): SportsEvent {
  const [home, away] = record.teams;
  return {
    "@type": "SportsEvent",
    name: `${home} - ${away}`,
    description: `${record.sport}, ${record.league}`,
    sport: record.sport,
    homeTeam: { "@type": "SportsTeam", name: home },
    awayTeam: { "@type": "SportsTeam", name: away },
    startDate: madridInstant(record.date, record.time),
    location: place(record.venue),
    ...announced,
  };
}
