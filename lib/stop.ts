/** Ends a program or a build. Its message is all there is to show: whoever prints the stack prints that. */
export class Stop extends Error {
  override name = "Stop";

  constructor(message: string) {
    super(message);
    this.stack = message;
  }
}
