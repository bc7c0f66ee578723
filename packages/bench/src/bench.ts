import { makeCertificate, startHost, type Host } from "./host";
import { judge, type Judged } from "./lighthouse";
import { startBrowser, travel, visit, type Journey, type Visit } from "./visits";

/** A page by its name in the tables, and its path below the site's address: empty for the front. */
type Page = { name: string; path: string };

/** A form of the site, such as another build of it. */
export type Form = {
  /** As the tables call it. */
  name: string;
  /** Its finished files: a copy, for the dates of its pages are changed. */
  folder: string;
  /** What it is, for the report; the site itself needs no words. */
  about?: string;
  /** Whether a reader goes from page to page in it too. */
  travels: boolean;
};

/** What is measured, and with what. */
export type Asked = {
  /** The site itself first: the others are compared with it. */
  forms: readonly Form[];
  pages: readonly Page[];
  /** The page that a reader goes on to from a link on the front. */
  next: Page;
  /** How often each page is visited in each form. */
  times: number;
  /** Where a plain server has the site itself, for Lighthouse, without a slash at the end. */
  served: string;
  /** The path of a Chromium, and a folder for what is needed meanwhile. */
  chromium: string;
  temporary: string;
  /** Is told what is done now. */
  say: (line: string) => void;
};

/** All that was measured, and of what: Lighthouse saw the site alone. */
export type Measured = {
  visits: (Visit & { work: number; page: string; form: string })[];
  journeys: (Journey & { form: string; prepares: boolean })[];
  lighthouse: (Judged & { page: string })[];
};

/**
 * What comes when: another one is first in each round, so that whatever else the machine does falls on all alike.
 * @param times how many rounds there are
 */
export const turns = <One>(all: readonly One[], times: number): One[] =>
  Array.from({ length: times }, (_, round) => round % all.length).flatMap((first) => [
    ...all.slice(first),
    ...all.slice(0, first),
  ]);

/**
 * Visits every page in every form on the modelled line, goes on from the front, and lets Lighthouse judge the site.
 * @throws Error if a page does not open, or there is no openssl for the certificate
 */
export async function measure(asked: Asked): Promise<Measured> {
  const { forms, pages, next, times, served, chromium, temporary, say } = asked;
  const certificate = await makeCertificate(temporary);
  const hosts: { form: Form; host: Host }[] = [];
  for (const form of forms) hosts.push({ form, host: await startHost(form.folder, certificate) });
  const browser = await startBrowser(chromium, certificate.trusted);
  const measured: Measured = { visits: [], journeys: [], lighthouse: [] };
  try {
    const visiting = pages.flatMap((page) => turns(hosts, times).map((at) => ({ ...at, page })));
    say(`${visiting.length} visits`);
    for (const { form, host, page } of visiting)
      measured.visits.push({ form: form.name, page: page.name, ...(await visit(browser, host, page.path)) });
    const travelling = turns(
      hosts.filter(({ form }) => form.travels),
      times,
    );
    say(`${travelling.length * 2} journeys`);
    for (const prepares of [false, true])
      for (const { form, host } of travelling)
        measured.journeys.push({ form: form.name, prepares, ...(await travel(browser, host, next.path, prepares)) });
    say(`Lighthouse on ${pages.length} pages`);
    for (const { name: page, path: address } of pages)
      measured.lighthouse.push({ page, ...(await judge(browser, `${served}/${address}`)) });
  } finally {
    await browser.close();
    for (const { host } of hosts) await host.stop();
  }
  return measured;
}
