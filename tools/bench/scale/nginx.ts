import { spawn } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { brotliModule } from "./tools";

/** A running nginx: its address, which encoding it sends, and how it is ended. */
export type Nginx = { url: string; encoding: "br" | "gzip"; stop: () => Promise<void> };

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== "object" || address === null) throw new Error("no port is free");
  return address.port;
}

/** What belongs to the public address alone: on loopback there is no TLS and one listener. */
const PUBLIC = /^\s*(listen|http2|ssl_\w+|server_name)\b.*;\s*$/;

/**
 * The configuration the build has written for nginx (hosting/nginx.conf), with its
 * listener moved to loopback and without TLS.
 * @throws Error if it has no map and server as expected
 */
export function onLoopback(
  ready: string,
  { site, port, brotli }: { site: string; port: number; brotli: boolean },
): string {
  const servers = ready.split(/^(?=server \{)/m);
  const [before, last] = [servers[0], servers.at(-1)];
  if (servers.length < 2 || before === undefined || last === undefined)
    throw new Error("hosting/nginx.conf has no server");
  const lines = last.split("\n").filter((line) => !PUBLIC.test(line));
  const server = lines
    .join("\n")
    .replace("server {", `server {\n    listen 127.0.0.1:${port};`)
    .replace(/^(\s*)root .*;$/m, `$1root ${site};`)
    .replace(/^(\s*)# brotli_static on;$/m, brotli ? "$1brotli_static on;" : "$&");
  return before + server;
}

function mainConfig(inner: string, folder: string, brotli: string | undefined): string {
  const account = process.getuid?.() === 0 ? `user ${os.userInfo().username};` : "";
  return `${brotli ? `load_module ${brotli};` : ""}
${account}
worker_processes 1;
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
include /etc/nginx/mime.types;
access_log off;
sendfile on;
tcp_nopush on;
keepalive_requests 1000000;
open_file_cache max=2000;
${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder}/${name};`).join("\n")}
${inner}
}
`;
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    (response) => response.ok,
    () => false,
  );
}

/**
 * Starts nginx on loopback with the site's own configuration, one worker on one core.
 * @param ready the configuration the build has written
 * @param site the finished site
 * @param folder a temporary folder
 * @param core the number of the core it may use
 * @throws Error with nginx's own words if it does not start
 */
export async function startNginx({
  ready,
  site,
  folder,
  core,
}: {
  ready: string;
  site: string;
  folder: string;
  core: number;
}): Promise<Nginx> {
  const home = path.join(folder, "nginx");
  await mkdir(home, { recursive: true });
  const port = await freePort();
  const brotli = brotliModule();
  const file = path.join(home, "nginx.conf");
  await writeFile(
    file,
    mainConfig(onLoopback(await readFile(ready, "utf8"), { site, port, brotli: brotli !== undefined }), home, brotli),
  );
  const child = spawn(
    "taskset",
    ["-c", String(core), "nginx", "-p", home, "-e", path.join(home, "error.log"), "-c", file],
    {
      stdio: ["ignore", "ignore", "pipe"],
    },
  );
  let words = "";
  child.stderr.on("data", (piece: Buffer) => (words += piece.toString("utf8")));
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const kill = () => void child.kill("SIGTERM");
  process.once("exit", kill);
  const url = `http://127.0.0.1:${port}`;
  for (let attempt = 0; !(await answers(`${url}/`)); attempt++) {
    if (child.exitCode !== null || attempt === 50) {
      kill();
      throw new Error(
        `nginx did not start: ${words}${await readFile(path.join(home, "error.log"), "utf8").catch(() => "")}`,
      );
    }
    await wait(100);
  }
  return {
    url,
    encoding: brotli ? "br" : "gzip",
    stop: async () => {
      process.removeListener("exit", kill);
      kill();
      await ended;
    },
  };
}
