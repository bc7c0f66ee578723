/** What something thrown says, without its stack. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Ends a program or a build. Its message is all there is to show: whoever prints the stack prints that. */
export class Stop extends Error {
  override name = "Stop";

  constructor(message: string) {
    super(message);
    this.stack = message;
  }
}
