/*
 * What the newspaper's fonts can print, in three files a face: a browser asks for the second
 * and the third only where a page has a character of theirs (`unicode-range`).
 */

/** Signs of programs, addresses and typewriters: a newspaper prints them so seldom that no page should carry them. */
const CODE = '\\^`{|}~<=>[]*@"';

/** What every page has: Spanish, the other languages of Spain, prices and figures. */
export const SPANISH =
  " !#$%&'()+,-./0123456789:;?ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz" +
  "áéíóúüñçàèòÁÉÍÓÚÜÑÇÀÈÒ" +
  "ºª·¡¿«»“”’–—…€−±²′°©\u00a0";

/** The rest of Western Europe, its neighbours' accents too, and signs that are seldom needed. */
export const LATIN = `âêîôûãõäëïö×ÂÃÄÅÆÊËÌÎÏÐÔÕÖØÙÛÝÞßåæìðøùýþÿŒœı§¶®™•¢£¥³¹¼½¾µ÷¬″„‚‹›‘${CODE}`;

/** Polish, Turkish, Croatian, Romanian, Welsh, Baltic and other names: those that all the faces have. */
export const EXTENDED =
  "ĀāĂăĄąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĦħĨĩĪīĬĭĮįİĴĵĶķĹĺĻļĽľĿŀŁłŃńŅņŇňŌōŎŏŐőŔŕŖŗŘřŚśŜŝŞşŠšŢţŤťŦŧŨũŪūŬŭŮůŰűŲųŴŵŶŷŸŹźŻżŽž" +
  "ǦǧǺǻǼǽǾǿȘșȚțẀẁẂẃẄẅẞỲỳỸỹ†";

const PRINTED = new Set(Array.from(SPANISH + LATIN + EXTENDED));

/** Choose between two looks of a character or the places where a word may break: nothing is drawn for them. */
const UNDRAWN = /[\u00ad\ufe0e\ufe0f]/g;

/** A text without the characters that have no shape of their own. */
export const drawn = (text: string): string => text.replace(UNDRAWN, "");

/** The characters of a text that the newspaper's fonts lack, each once. */
export const lackingIn = (text: string): string[] => [
  ...new Set(Array.from(drawn(text)).filter((character) => !PRINTED.has(character))),
];

/** How CSS names characters: `U+c5-c6, U+d8`. */
export function unicodeRange(characters: string): string {
  const runs: [first: number, last: number][] = [];
  const points = Array.from(characters, (character) => character.codePointAt(0) ?? 0);
  for (const point of points.sort((one, other) => one - other)) {
    const run = runs.at(-1);
    if (run && run[1] === point - 1) run[1] = point;
    else runs.push([point, point]);
  }
  return runs
    .map(([first, last]) => `U+${first.toString(16)}${last > first ? `-${last.toString(16)}` : ""}`)
    .join(", ");
}
