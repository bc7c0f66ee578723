import { run } from "@/tools/processes";

/* A command that did not come to its end well is none that did, however it ended. */

test.each([
  ["ends with 3", ["-c", "echo adiós; exit 3"], {}, /^sh -c .* failed:\nadiós/],
  ["has said much before", ["-c", "seq 9999; echo adiós; exit 3"], {}, /^sh -c .* failed:\n[^]*adiós/],
  ["is killed", ["-c", "kill -9 $$"], {}, /^sh -c .* failed/],
  ["takes too long, and whatever it has started", ["-c", "sleep 60 & wait"], { limit: 100 }, /was stopped after 0 s/],
])("a command that %s is said to have failed", async (_, args, options, says) => {
  await expect(run("sh", args, options)).rejects.toThrow(says);
});

test("one that is not there is too, and one that ends well is not", async () => {
  await expect(run("no-such-command", [])).rejects.toThrow("ENOENT");
  await expect(run("sh", ["-c", "exit 0"])).resolves.toBeUndefined();
});
