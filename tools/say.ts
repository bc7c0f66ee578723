import { messageOf } from "../lib/stop";

/** Says to whoever waits what is going on, apart from the tables on standard output. */
export const say = (line: string): void =>
  void process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${line}\n`);

/** Does what a command is for; what goes wrong is said in one line or more, and the command ends with 1. */
export async function command(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    process.stderr.write(`${messageOf(error)}\n`);
    process.exitCode = 1;
  }
}
