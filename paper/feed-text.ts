/*
 * feedsmith puts text with a sign of XML's own into CDATA, with spaces around it. Private characters stand in for
 * those signs until the feed is written; the data's check refuses them in text. References are hexadecimal, which
 * readers of all kinds leave alone («RSS best practices profile», rssboard.org, on titles).
 */

const SIGNS = [
  { sign: "&", standIn: "\ue000", entity: "&#x26;" },
  { sign: "<", standIn: "\ue001", entity: "&#x3C;" },
  { sign: ">", standIn: "\ue002", entity: "&#x3E;" },
] as const;

/** Text as it is handed to feedsmith. */
export const withStandIns = (text: string): string =>
  SIGNS.reduce((done, { sign, standIn }) => done.replaceAll(sign, standIn), text);

/** The feed as it is published, each stand-in written as the entity of its sign. */
export const withEntities = (xml: string): string =>
  SIGNS.reduce((done, { standIn, entity }) => done.replaceAll(standIn, entity), xml);

/** Text where RSS wants HTML, as in descriptions: a reader shows its signs and obeys none. */
export const asHtml = (text: string): string => withStandIns(text.replaceAll("&", "&amp;").replaceAll("<", "&lt;"));
