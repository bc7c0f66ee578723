import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir, userInfo } from "node:os";
import path from "node:path";
import { site } from "../../paper/site";
import { freePort, startServer } from "../../tools/processes";
import { BASE, OUT, outFiles } from "../finished/tree";

/* nginx, Caddy and Apache with the configurations that the build fills in, but for certificates and ports. */

/** The host that the configurations are written for. */
export const HOST = new URL(site.url).host;

/** Where yesterday's front lies, below the site's address. */
export const PAST = `${BASE}/hemeroteca/2026-11-19`;

/** A server that runs: its ports for what is asked with TLS, and without it. */
export type Host = { port: number; plain: number; stop: () => Promise<void> };

const ready = (file: string, project = ".") => readFileSync(path.resolve(project, ".generated/hosting", file), "utf8");

/** The command that starts a server in a folder, with a project's configuration on these ports; the site lies in `site`. */
type Start = (folder: string, port: number, plain: number, project?: string) => { command: string; args: string[] };

const nginx: Start = (folder, port, plain, project) => {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const config = ready("nginx.conf", project)
    .replace(/^ *(listen \[::\]|ssl_[cp]).*\n/gm, "")
    .replace(/listen 80( default_server)?;/g, `listen 127.0.0.1:${plain}$1;`)
    .replace(/listen 443 ssl http2( default_server)?;/g, `listen 127.0.0.1:${port}$1;`)
    .replace("root /srv/periodico;", `root ${folder}/site;`);
  const file = path.join(folder, "nginx.conf");
  writeFileSync(
    file,
    `user ${userInfo().username};
pid ${folder}/nginx.pid;
daemon off;
error_log stderr crit;
events {}
http {
include /etc/nginx/mime.types;
access_log off;
${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join("\n")}
${config}
}
`,
  );
  return { command: "nginx", args: ["-p", folder, "-e", "stderr", "-c", file] };
};

const caddy: Start = (folder, port, plain) => {
  const config = ready("Caddyfile")
    .replace("* /srv/periodico\n", `* ${folder}/site\n`)
    .replace("http://, https:// {", `http://:${plain}, http://:${port} {`)
    .replace(`http://${HOST} {`, `http://${HOST}:${plain} {`)
    .replace(`\n${HOST} {`, `\nhttp://${HOST}:${port} {`);
  const file = path.join(folder, "Caddyfile");
  writeFileSync(
    file,
    `{\n\tadmin off\n\tauto_https off\n\tdefault_bind 127.0.0.1\n\tstorage file_system ${folder}\n}\n${config}`,
  );
  return { command: "caddy", args: ["run", "--adapter", "caddyfile", "--config", file] };
};

const MODULES = "alias authz_core dir headers mime mpm_event rewrite".split(" ");

const apache: Start = (folder, port, plain) => {
  const config = ready("apache.conf")
    .replace(/^ *(SSL|Protocols).*\n/gm, "")
    .replaceAll("*:80>", `127.0.0.1:${plain}>`)
    .replaceAll("*:443>", `127.0.0.1:${port}>`)
    .replaceAll("/srv/periodico", `${folder}/site`);
  const file = path.join(folder, "apache.conf");
  writeFileSync(
    file,
    `${MODULES.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join("\n")}
ServerRoot ${folder}
PidFile ${folder}/apache.pid
User ${userInfo().username === "root" ? "www-data" : userInfo().username}
ErrorLog ${folder}/error.log
DefaultRuntimeDir ${folder}
Listen 127.0.0.1:${port}
Listen 127.0.0.1:${plain}
TypesConfig /etc/mime.types
Alias /icons/ /usr/share/apache2/icons/
${config}`,
  );
  return { command: "apache2", args: ["-D", "FOREGROUND", "-f", file] };
};

/** Each by its name: how it is started, and whether it is on this machine. */
export const HOSTS = (
  [
    ["nginx", nginx, "/usr/sbin/nginx"],
    ["Caddy", caddy, "/usr/bin/caddy"],
    ["Apache", apache, "/usr/sbin/apache2"],
  ] as const
).map(([name, start, program]) => ({ name, present: existsSync(program), start: () => startHost(start) }));

/** The finished site and a front that was put away, where the configurations expect them: the same for each server. */
let laidOut: string | undefined;
process.once("exit", () => laidOut && rmSync(laidOut, { recursive: true, force: true }));

function layOut(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "hosts-"));
  // Another user's eyes than the publisher's.
  spawnSync("chmod", ["755", folder]);
  for (const place of [BASE, PAST]) cpSync(OUT, path.join(folder, "site", place), { recursive: true });
  // As deploy leaves them: pages are links to an edition's own, which lies beside the site.
  for (const page of outFiles().filter((file) => file.endsWith(".html"))) {
    const link = path.join(folder, "site", BASE, page);
    const own = path.join(folder, "edition", page);
    cpSync(path.join(OUT, page), own);
    rmSync(link);
    symlinkSync(own, link);
  }
  mkdirSync(path.join(folder, "site", BASE, ".git"));
  writeFileSync(path.join(folder, "site", BASE, ".git/config"), "not for readers");
  return folder;
}

/** Starts a server with them. */
const startHost = (start: Start): Promise<Host> => startIn((laidOut ??= layOut()), start);

async function startIn(folder: string, start: Start, project?: string): Promise<Host> {
  const port = await freePort();
  const plain = await freePort();
  const { command, args } = start(folder, port, plain, project);
  const { stop } = await startServer(`http://127.0.0.1:${port}`, command, args, { env: { HOME: folder } });
  return { port, plain, stop };
}

/** nginx with the configuration that a project's build has filled in, for the site that lies in a folder as `site`. */
export const startNginx = (folder: string, project: string): Promise<Host> => startIn(folder, nginx, project);

/** What a server answers, nothing of it normalised; `status` is 0 where it only hangs up. */
export type Answer = { status: number; head: string; headers: Map<string, string[]>; body: string };

function read(bytes: Buffer): Answer {
  const whole = bytes.toString("latin1");
  const [head = "", body = ""] = whole.split(/\r\n\r\n([^]*)/);
  const headers = new Map<string, string[]>();
  for (const line of head.split("\r\n").slice(1)) {
    const [name = "", value = ""] = line.split(/:\s*([^]*)/);
    headers.set(name.toLowerCase(), [...(headers.get(name.toLowerCase()) ?? []), value]);
  }
  return { status: Number(/^HTTP\/1\.[01] (\d{3})/.exec(head)?.[1] ?? 0), head, headers, body };
}

/**
 * Asks a server of this machine. fetch and node:http would mend an odd request before it leaves.
 * @param given headers beside Host and Connection, or instead of them
 */
export function fetchRaw(
  port: number,
  method: string,
  target: string,
  given: Record<string, string> = {},
): Promise<Answer> {
  const headers = Object.entries({ Host: HOST, Connection: "close", ...given });
  const request = [`${method} ${target} HTTP/1.1`, ...headers.map(([name, value]) => `${name}: ${value}`), "\r\n"];
  return new Promise((resolve) => {
    const pieces: Buffer[] = [];
    const socket = connect(port, "127.0.0.1");
    const done = () => {
      socket.destroy();
      resolve(read(Buffer.concat(pieces)));
    };
    socket.setTimeout(5000, done);
    socket.on("data", (piece) => pieces.push(piece));
    // It may refuse a long request before it has read all of it.
    socket.on("error", done);
    socket.on("close", done);
    socket.write(Buffer.from(request.join("\r\n"), "latin1"));
  });
}
