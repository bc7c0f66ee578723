import path from "node:path";
import { site } from "../../paper/site";
import { ROOT } from "../root";
import { command } from "../say";
import { serve } from "./server";

/* Serves the finished site and says where. PORT chooses the port; without it, 3000 or else a free one. */

const files = { root: path.join(ROOT, "out"), base: process.env["BASE_PATH"] ?? "" };
const wished = process.env["PORT"];

async function start() {
  if (wished !== undefined) return serve({ ...files, port: Number(wished) });
  return serve({ ...files, port: 3000 }).catch((error: unknown) => {
    const taken = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
    if (!taken) throw error;
    return serve(files);
  });
}

await command(async () => {
  const { url } = await start();
  process.stdout.write(`${site.name}: ${url}/\n`);
});
