/** @jest-environment node */
import { freePort, has, run, startServer } from "@/tools/processes";

/** A command that runs this script. */
const script = (text: string) => ["-e", text] as const;

test("a command that comes to its end gives its last words", async () => {
  const { words } = await run(process.execPath, script('console.log("hecho")'));
  expect(words.trim()).toBe("hecho");
});

test("one that fails says why, and so does one that is not there", async () => {
  await expect(run(process.execPath, script('console.error("sin tinta"); process.exit(3)'))).rejects.toThrow(
    "sin tinta",
  );
  await expect(run("no-such-command", [])).rejects.toThrow("no-such-command");
});

test("one that takes too long is stopped with all that it has started", async () => {
  const child = 'require("child_process").spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"])';
  const begun = Date.now();
  await expect(run(process.execPath, script(`${child}; setInterval(() => {}, 1000)`), { limit: 500 })).rejects.toThrow(
    "was stopped after 1 s",
  );
  expect(Date.now() - begun).toBeLessThan(10_000);
});

test("it reads what it is given", async () => {
  async function* pages() {
    for (const page of ["uno ", "dos"]) yield await Promise.resolve(Buffer.from(page));
  }
  const { words } = await run(process.execPath, script("process.stdin.pipe(process.stdout)"), { input: pages() });
  expect(words).toBe("uno dos");
});

test("input that breaks off is no success, even if the command takes it for one", async () => {
  async function* pages() {
    yield await Promise.resolve(Buffer.from("uno "));
    throw new Error("sin papel");
  }
  const copying = run(process.execPath, script("process.stdin.pipe(process.stdout)"), { input: pages() });
  await expect(copying).rejects.toThrow("was not given all of its input");
});

test("a server is there once it answers, and gone once it is stopped", async () => {
  const url = `http://127.0.0.1:${await freePort()}`;
  const server = script(
    `setTimeout(() => require("http").createServer((_, r) => r.end("aquí")).listen(${new URL(url).port}, "127.0.0.1"), 300)`,
  );
  const { stop } = await startServer(url, process.execPath, server);
  expect(await (await fetch(url)).text()).toBe("aquí");
  await stop();
  await expect(fetch(url)).rejects.toThrow();
});

test("one that does not start is told with its own words", async () => {
  const url = `http://127.0.0.1:${await freePort()}`;
  await expect(startServer(url, process.execPath, script('console.error("puerto ocupado")'))).rejects.toThrow(
    "puerto ocupado",
  );
});

test("what is on this machine is known", () => {
  expect(has("node")).toBe(true);
  expect(has("no-such-command")).toBe(false);
});
