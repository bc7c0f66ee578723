import type { Page } from "@playwright/test";
import { NOT_FOUND_LOG, SKIPPED_FADE } from "../test";

/** What the browser itself says of a file that did not come, or came as something else. */
const OF_THE_LOAD = [
  /^Failed to load resource/,
  // The islands' bundle: adapter/client/starter.ts asks again and goes on.
  /Failed to fetch dynamically imported module/,
  /was preloaded using link preload but not used/,
];

/**
 * Hears what is thrown, refused unheard, or said on the console as an error from now on.
 * @param expected what a test has broken itself, beside files that do not come
 * @returns a list that grows
 */
export function hearFaults(page: Page, expected: readonly RegExp[] = []): string[] {
  const heard: string[] = [];
  const allowed = [...OF_THE_LOAD, NOT_FOUND_LOG, SKIPPED_FADE, ...expected];
  const hear = (text: string) => {
    if (!allowed.some((pattern) => pattern.test(text))) heard.push(text);
  };
  // Promises that are refused and not caught arrive as page errors too.
  page.on("pageerror", (error) => hear(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") hear(message.text());
  });
  return heard;
}
