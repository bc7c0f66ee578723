import { PICTURE_FIELDS } from "../../assets/pictures/uses";

/** A picture of the data with the words it stands under on the page. */
export type TitledPicture = { image: string; title: string };

const TITLES = ["title", "name", "community", "politician", "episode", "author"] as const;

const textOf = (record: object, fields: readonly string[]) =>
  fields.map((field): unknown => Reflect.get(record, field)).find((value) => typeof value === "string");

/**
 * Every picture of a page's data in its order, with its record's title.
 * @param at the path of `value`, for records that have no title of their own
 */
export function titledPictures(value: unknown, at = ""): TitledPicture[] {
  if (typeof value !== "object" || value === null) return [];
  const image = textOf(value, [...PICTURE_FIELDS]);
  const own = image ? [{ image, title: textOf(value, TITLES) ?? at }] : [];
  return [
    ...own,
    ...Object.entries(value).flatMap(([key, child]: [string, unknown]) =>
      titledPictures(child, Array.isArray(value) ? `${at}[${key}]` : at ? `${at}.${key}` : key),
    ),
  ];
}
