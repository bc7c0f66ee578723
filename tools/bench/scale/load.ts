import { writeFile } from "node:fs/promises";
import path from "node:path";
import { run } from "../../processes";

/** What a server gave under load: requests a second, bytes a response with its headers. */
export type Load = { requests: number; bytes: number };

const CONNECTIONS = 32;

/** A script for wrk that asks for the addresses one after the other, over and over. */
const script = (paths: readonly string[], encoding: string): string => `
local paths = { ${paths.map((address) => JSON.stringify(address)).join(", ")} }
local at = 0
request = function()
  at = at % #paths + 1
  return wrk.format("GET", paths[at], { ["Accept-Encoding"] = ${JSON.stringify(encoding)} })
end
done = function(summary)
  io.write(string.format("RESULT %d %d %d %d\\n", summary.requests, summary.duration, summary.bytes,
    summary.errors.connect + summary.errors.read + summary.errors.write + summary.errors.status + summary.errors.timeout))
end
`;

/**
 * Loads a server with wrk from one core, over connections that are kept open.
 * @param paths the addresses on the server, asked for in turn
 * @param encoding what wrk takes: br or gzip
 * @param seconds how long
 * @throws Error if any request fails
 */
export async function loadServer(
  url: string,
  paths: readonly string[],
  { encoding, folder, core, seconds }: { encoding: string; folder: string; core: number; seconds: number },
): Promise<Load> {
  const file = path.join(folder, "load.lua");
  await writeFile(file, script(paths, encoding));
  const wrk = ["wrk", "-t1", `-c${CONNECTIONS}`, `-d${seconds}s`, "-s", file, url];
  const { words } = await run("taskset", ["-c", String(core), ...wrk]);
  const [, requests = NaN, microseconds = NaN, bytes = NaN, errors = NaN] = (
    /RESULT (\d+) (\d+) (\d+) (\d+)/.exec(words) ?? []
  ).map(Number);
  if (errors !== 0) throw new Error(`wrk: ${errors} requests failed\n${words}`);
  return { requests: requests / (microseconds / 1e6), bytes: bytes / requests };
}
