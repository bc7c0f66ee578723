/** Tells whoever waits what is going on, apart from the tables on standard output. */
export const say = (line: string): void =>
  void process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${line}\n`);
