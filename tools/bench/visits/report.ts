import { median } from "../statistics";
import { kilobytes, table, whole } from "../table";
import { visited, type Visited, type Visits } from "./index";
import { occasions, type Occasion, type Opened } from "./journey";

const names: Record<Visited, string> = { site: "the site", astro: "Astro", next: "Next's runtime" };

/** One figure of a page on an occasion, the median of all visits. */
function figure({ journeys }: Visits, form: Visited, at: { occasion: Occasion; page: number }, key: keyof Opened) {
  return median(journeys[form].map((journey) => journey[at.occasion][at.page]?.[key] ?? Number.NaN));
}

function journeyRows(visits: Visits): string[][] {
  return occasions.flatMap((occasion) =>
    visited.map((form) => {
      const cells = visits.pages.flatMap((_, page) => {
        const of = (key: keyof Opened) => figure(visits, form, { occasion, page }, key);
        return [kilobytes(of("bytes")), whole(of("firstPaint")), whole(of("largestPaint"))];
      });
      const bytes = visits.pages.map((_, page) => figure(visits, form, { occasion, page }, "bytes"));
      return [`${occasion}, ${names[form]}`, ...cells, kilobytes(bytes.reduce((sum, one) => sum + one, 0))];
    }),
  );
}

/** The section of docs/bench.md. */
export function visitsReport(visits: Visits): string {
  const head = visits.pages.flatMap(({ name }) => [`${name} kB`, "first paint", "largest"]);
  const dearest = Math.max(...visits.seconds.map(({ bytes }) => bytes.site));
  return `## A visit

A reader opens ${visits.pages.map(({ name }) => name).join(", ")}, opens them again, and comes back on the next day, when one story has changed: in one browser profile, on a phone of 412 × 823 pixels, with slow 4G applied to what is sent (150 ms, 1.6 Mbit/s) and a processor four times slower. Kilobytes are as transferred, without the answers' headers; milliseconds are medians of ${visits.prepared.length}. Files named by their content are kept, HTML is asked about each time, in every form. **Astro** is the finished pages' HTML and styles built once more with Astro, the islands through its Preact integration (\`tools/bench/visits/astro.ts\`).

${table(["Visit", ...head, "in all kB"], journeyRows(visits))}

A second page after ${visits.pages[0]?.name ?? ""}, in kB; the goal is 22, the dearest has ${kilobytes(dearest)}:

${table(
  ["Second page", ...visited.map((form) => names[form])],
  visits.seconds.map(({ page, bytes }) => [page.name, ...visited.map((form) => kilobytes(bytes[form]))]),
)}

A page that the browser has prepared while the pointer rested on its link (speculation rules) paints ${whole(median(visits.prepared))} ms after the click, at most ${whole(Math.max(...visits.prepared))} (on this machine, not slowed; the goal is under 50).
`;
}
