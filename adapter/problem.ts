/** Something that stops the build: which file, and what to do about it. Its message is all there is to show. */
export class Problem extends Error {
  override name = "Problem";

  /**
   * @param file as its author knows it, relative to the project
   * @param what what is wrong, and what to do
   */
  constructor(file: string, what: string) {
    super(`${file}: ${what}`);
    // Next prints the stack, where the way through the adapter would hide the line that helps.
    this.stack = this.message;
  }
}
