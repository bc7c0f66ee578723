import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { freePort, startServer } from "../../tools/processes";
import { copyProject, withTemporaryFolder } from "../../tools/project";

/** Next's compiler may take this long on a machine with other work. */
const PATIENCE = { timeout: 180_000 };

test("npm run dev shows a new photograph, says a mistake in its line, and is mended by the next save", async () => {
  await withTemporaryFolder(async (temporary) => {
    const project = await copyProject(temporary);
    const data = path.join(project, "data/economia.ts");
    const original = await readFile(data, "utf8");
    const url = `http://127.0.0.1:${await freePort()}`;
    const { stop, lastWords } = await startServer(
      `${url}/economia`,
      "npm",
      ["run", "dev", "--", "-p", new URL(url).port],
      {
        cwd: project,
        env: { BASE_PATH: "", NEXT_TELEMETRY_DISABLED: "1" },
        limit: PATIENCE.timeout,
      },
    );
    const page = async () => (await fetch(`${url}/economia`)).text();
    try {
      const photograph = sharp({ create: { width: 1280, height: 800, channels: 3, background: "#557" } });
      await photograph.jpeg().toFile(path.join(project, "data/pictures/economia/foto-nueva.jpg"));
      const withPhotograph = original.replace(/(news: \[[^]*?image: )"[^"]+"/, '$1"economia/foto-nueva.jpg"');
      expect(withPhotograph).not.toBe(original);
      await writeFile(data, withPhotograph);
      const address = /\/media\/economia\/foto-nueva\.\w+\.jpg/;
      await expect.poll(page, PATIENCE).toMatch(address);
      const [served = ""] = address.exec(await page()) ?? [];
      expect((await fetch(url + served)).headers.get("content-type")).toBe("image/jpeg");

      await writeFile(data, withPhotograph.replace(/title: "[^"]*"/, "title: 7"));
      await expect.poll(lastWords, PATIENCE).toMatch(/data\/economia\.ts:\d+: title:/);
      await writeFile(data, withPhotograph);
      await expect.poll(async () => (await fetch(`${url}/economia`)).status, PATIENCE).toBe(200);
    } finally {
      await stop();
    }
  });
});
