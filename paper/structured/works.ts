import type * as Schema from "schema-dts";
import type { Book, Film } from "@/schema/cultura";
import type { UpcomingMatch } from "@/schema/deportes";
import type { Event } from "@/schema/event";
import type { Documentary, Podcast } from "@/schema/recordings";
import type { Columnist } from "@/schema/opinion";
import { isoDuration } from "@/lib/format";
import { signatoriesOf } from "@/lib/signatures";
import { madridInstant } from "./dates";
import { organizationId } from "./newsroom";
import { imageOf, webPage, type BitmapOf } from "./types";

/*
 * Properties from «Event structured data» of Google Search Central, which wants a place and a start: the front's sports
 * calendar and the live scores lack them and stay out. There is no organiser: the paper announces none.
 */

/** A venue such as «Casa de los Relojes, Palencia»: the town follows the last comma; without one the whole is both. */
export function place(location: string): Schema.Place {
  const comma = location.lastIndexOf(", ");
  const [name, town] = comma < 0 ? [location, location] : [location.slice(0, comma), location.slice(comma + 2)];
  return { "@type": "Place", name, address: { "@type": "PostalAddress", addressLocality: town } };
}

/** What is the same for every kind: it will take place, on site, as announced. */
const announced = {
  eventStatus: "https://schema.org/EventScheduled",
  eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
} as const;

/** How often something was done with a record: watched, followed, written for. */
const counter = (type: "WatchAction" | "FollowAction" | "WriteAction", times: number) =>
  ({ "@type": "InteractionCounter", interactionType: { "@type": type }, userInteractionCount: times }) as const;

/** An event of the agenda. */
export function event(record: Event, bitmapOf: BitmapOf): Schema.Event {
  return {
    "@type": "Event",
    name: record.title,
    description: record.description,
    image: imageOf(record, bitmapOf),
    startDate: madridInstant(record.date, record.time),
    ...(record.until && { endDate: record.until }),
    location: place(record.location),
    isAccessibleForFree: record.price === 0,
    offers: { "@type": "Offer", price: record.price, priceCurrency: "EUR", ...webPage(record) },
    ...webPage(record),
    ...announced,
  };
}

/** A match to come, between two teams. @param image the picture over the calendar, such as `deportes/faro.svg` */
export function match(record: UpcomingMatch, image: string, bitmapOf: BitmapOf): Schema.SportsEvent {
  const [home, away] = record.teams;
  return {
    "@type": "SportsEvent",
    name: `${home} - ${away}`,
    description: `${record.sport}, ${record.league}`,
    image: imageOf({ image }, bitmapOf),
    sport: record.sport,
    homeTeam: { "@type": "SportsTeam", name: home },
    awayTeam: { "@type": "SportsTeam", name: away },
    startDate: madridInstant(record.date, record.time),
    location: place(record.venue),
    ...announced,
  };
}

/** An episode written «112. Por qué el bonito…»: its number, where it has one, and its name. */
function episodeOf(text: string): { name: string; episodeNumber?: number } {
  const [, number, name] = /^(\d+)\. (.+)$/.exec(text) ?? [];
  return number && name ? { name, episodeNumber: Number(number) } : { name: text };
}

/** An episode of a podcast. */
export function podcastEpisode(podcast: Podcast, bitmapOf: BitmapOf): Schema.PodcastEpisode {
  return {
    "@type": "PodcastEpisode",
    ...episodeOf(podcast.episode),
    ...(podcast.description && { description: podcast.description }),
    partOfSeries: { "@type": "PodcastSeries", name: podcast.title },
    ...webPage(podcast),
    image: imageOf(podcast, bitmapOf),
    duration: isoDuration(podcast.duration),
  };
}

/** Where a film can be seen, by the absolute address of its file, and the ISO instant since which it can. */
export type Screening = { file: string; since: string };

/** A film that can be seen on the page («Video structured data» of Google Search Central). */
export function video(film: Documentary, screening: Screening, bitmapOf: BitmapOf): Schema.VideoObject {
  const still = imageOf(film, bitmapOf);
  return {
    "@type": "VideoObject",
    name: film.title,
    description: film.description,
    thumbnailUrl: bitmapOf(film.image).url,
    // An address alone, which search engines ask for, says nothing of the picture.
    ...(typeof still !== "string" && { thumbnail: still }),
    uploadDate: screening.since,
    contentUrl: screening.file,
    duration: isoDuration(film.duration),
    interactionStatistic: counter("WatchAction", film.views),
  };
}

/** A columnist, with what the page counts: followers and articles (schema.org, as in «Profile page» of Google Search Central). */
export function columnist(record: Columnist, bitmapOf: BitmapOf): Schema.Person {
  return {
    "@type": "Person",
    name: record.name,
    jobTitle: record.role,
    knowsAbout: record.specialty,
    image: imageOf(record, bitmapOf),
    worksFor: { "@id": organizationId },
    interactionStatistic: counter("FollowAction", record.followers),
    agentInteractionStatistic: counter("WriteAction", record.articles),
  };
}

/** Somebody whose work it is, or those whose it is: «Ana Gil y Luis Sanz». */
function makers(names: string) {
  const persons = signatoriesOf(names).map(({ name }) => ({ "@type": "Person", name }) as const);
  const [only, ...others] = persons;
  return only && others.length === 0 ? only : persons;
}

/*
 * From «Movie carousel structured data» of Google Search Central and schema.org/Book. The marks out of ten stay out:
 * a Review wants a text and its author, an AggregateRating wants votes, and the page has neither.
 */

/** A film with its director and the day it opens. */
export function movie(film: Film, bitmapOf: BitmapOf): Schema.Movie {
  return {
    "@type": "Movie",
    name: film.title,
    image: imageOf({ image: film.poster }, bitmapOf),
    director: makers(film.director),
    genre: film.genre,
    // The day it opens; when it was made (dateCreated) nobody says, and it would lie in the future here.
    datePublished: film.releaseDate,
  };
}

/** A recommended book. */
export function book(record: Book, bitmapOf: BitmapOf): Schema.Book {
  return {
    "@type": "Book",
    name: record.title,
    author: makers(record.author),
    genre: record.genre,
    ...webPage(record),
    image: imageOf({ image: record.cover }, bitmapOf),
  };
}
