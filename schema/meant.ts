import { z } from "zod";

/* What was probably meant by a figure or a date written as in a text: decimal comma, points of thousands, day first. */

/** How a figure that came as a text, in its quotation marks, is written; nothing if it is no figure. */
export function figureMeant(value: unknown): string | undefined {
  if (typeof value !== "string") return undefined;
  const [, minutes, seconds] = /^(\d{1,3}):([0-5]\d)$/.exec(value.trim()) ?? [];
  if (minutes && seconds)
    return `es un texto: escribe ${Number(minutes) * 60 + Number(seconds)}, en segundos y sin comillas`;
  const bare = value.replace(/[€%]/, "").trim().replace(/[−–]/, "-");
  if (/^-?\d+([.,]\d+)?$/.test(bare) && !/^-?\d{1,3}\.\d{3}$/.test(bare))
    return `es un texto: escribe ${bare.replace(",", ".")} sin comillas`;
  if (/^-?\d{1,3}(\.\d{3})+(,\d+)?$/.test(bare))
    return `es un texto: escribe ${bare.replaceAll(".", "").replace(",", ".")} sin comillas; los miles van sin punto`;
  return undefined;
}

/** The same for what is counted; JavaScript reads 18.420 as eighteen and a bit. */
export function wholeMeant(value: unknown): string | undefined {
  if (typeof value === "number" && Number.isFinite(value)) {
    const thousands = /^-?\d{1,3}\.\d{1,3}$/.test(String(value)) && Number.isInteger(Math.round(value * 1e6) / 1e3);
    return thousands
      ? `no es un número entero: ¿${Math.round(value * 1000)}? Los miles van sin punto`
      : "no es un número entero";
  }
  return figureMeant(value);
}

const two = (figure: string | undefined) => (figure ?? "").padStart(2, "0");

/** The day that a Spanish hand wrote as 20/11/2026 or 20-11-2026, or began with its year, as ISO writes it. */
function isoDay(text: string): string | undefined {
  const parts = /^(\d{1,4})[-/.](\d{1,2})[-/.](\d{1,4})(?!\d)/.exec(text)?.slice(1) ?? [];
  const [year = "", month, day] = parts[0]?.length === 4 ? parts : parts.toReversed();
  const iso = `${year}-${two(month)}-${two(day)}`;
  return z.iso.date().safeParse(iso).success ? iso : undefined;
}

/** What to write for a day: the one meant, or an example. */
export function dayMeant(value: unknown): string {
  const text = String(value).trim();
  const iso = isoDay(text);
  return iso && iso !== text ? `escribe ${iso}` : "se esperaba uno como 2026-11-21";
}

/** What to write for an instant: the one meant, or an example. */
export function instantMeant(value: unknown): string {
  const text = String(value).trim();
  const iso = isoDay(text);
  const [, hour, minute] = /[T ,]+(\d{1,2})[:.](\d{2})/.exec(text) ?? [];
  return iso && hour && Number(hour) < 24 && Number(minute) < 60 && !/[+-]\d\d:\d\d$/.test(text)
    ? `escribe ${iso}T${two(hour)}:${minute}:00+01:00 (+02:00 en verano)`
    : "se esperaba algo como 2026-11-20T19:10:00+01:00";
}
