import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";

/** Says in one line at the end of a run which tests were left out here, and what they lack. */
export default class Skipped implements Reporter {
  private readonly told: string[] = [];

  onTestEnd({ title, annotations }: TestCase, { status }: TestResult) {
    const why = annotations.find(({ type }) => type === "skip")?.description;
    if (status === "skipped") this.told.push(why ? `${title} (${why})` : title);
  }

  onEnd() {
    const engines = process.env["ENGINES_LEFT_OUT"];
    const all = [
      ...(engines ? [`all in ${engines} (Playwright has not been asked to install them)`] : []),
      ...this.told,
    ];
    if (all.length > 0) process.stdout.write(`Left out: ${all.join("; ")}.\n`);
  }
}
