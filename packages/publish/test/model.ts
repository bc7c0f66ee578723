/* What a destination must hold after each thing that is done there, reckoned from README.md alone and not by server.sh. */

/** An edition as the model knows it; days are counted from when the first was published. */
type Known = { word: string; day: string | undefined; replaced: number | undefined; withdrawn: boolean };

/** For how many days the files of an edition stay after it was replaced. */
const DAYS = 30;

export class Model {
  #today = 0;
  #editions: Known[] = [];
  #at = -1;
  readonly #archive = new Map<string, string>();

  /** The word of the edition that is in place. */
  get shown(): string {
    return this.#editions[this.#at]?.word ?? "";
  }

  /** The words of the editions that stay in the archive, by their days. */
  get archived(): Readonly<Record<string, string>> {
    return Object.fromEntries(this.#archive);
  }

  /** The words of the editions whose files readers still get. */
  get kept(): string[] {
    const words = this.#editions.map(({ word }) => word);
    return [...new Set([...words, ...this.#archive.values()])].sort();
  }

  /** The last edition before the one in place that nobody has gone back from; -1 if there is none. */
  #before(): number {
    return this.#editions.findLastIndex(({ withdrawn }, at) => at < this.#at && !withdrawn);
  }

  #putInPlace(at: number): void {
    const old = this.#editions[this.#at];
    if (old) old.replaced = this.#today;
    this.#at = at;
    const now = this.#editions[at];
    if (!now) return;
    now.replaced = undefined;
    if (now.day) this.#archive.set(now.day, now.word);
    this.#clearAway();
  }

  #clearAway(): void {
    const [shown, before] = [this.#editions[this.#at], this.#editions[this.#before()]];
    this.#editions = this.#editions.filter(
      (one) => one === shown || one === before || this.#today - (one.replaced ?? 0) < DAYS,
    );
    this.#at = this.#editions.findIndex((one) => one === shown);
  }

  publish(word: string, day?: string): void {
    this.#editions.push({ word, day, replaced: undefined, withdrawn: false });
    this.#putInPlace(this.#editions.length - 1);
  }

  /** @returns whether there is an edition to go back to */
  goBack(): boolean {
    const target = this.#before();
    const [shown, earlier] = [this.#editions[this.#at], this.#editions[target]];
    if (!shown || !earlier) return false;
    shown.withdrawn = true;
    this.#putInPlace(target);
    return true;
  }

  /** Days go by, and the edition in place is published once more, which clears away. */
  wait(days: number): void {
    this.#today += days;
    this.#clearAway();
  }
}
