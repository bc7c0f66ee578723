import { fileURLToPath } from "node:url";
import { site } from "../lib/site";
import { serve } from "./server";

/* Serves the finished site and says where. PORT chooses the port; without it, 3000 or else a free one. */

const root = fileURLToPath(new URL("../out", import.meta.url));
const base = process.env["BASE_PATH"] ?? "";
const wished = process.env["PORT"];

async function start() {
  if (wished !== undefined) return serve({ root, base, port: Number(wished) });
  return serve({ root, base, port: 3000 }).catch((error: unknown) => {
    const taken = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
    if (!taken) throw error;
    return serve({ root, base });
  });
}

try {
  const { url } = await start();
  process.stdout.write(`${site.name}: ${url}/\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
