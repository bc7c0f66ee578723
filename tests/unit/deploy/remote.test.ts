/** @jest-environment node */
import { spawnSync } from "node:child_process";
import path from "node:path";
import { Remote } from "../../../tools/deploy/remote";
import { deploysEditions } from "./editions";
import { evening, makeSite, missingTo, publish, readersOf, temporary, wordsOf } from "./lab";

// Each step is a program and a connection of its own.
jest.setTimeout(300_000);

/* With the real rsync, and a shell of this machine in ssh's place. */
const describeWithRsync = spawnSync("rsync", ["--version"]).status === 0 ? describe : describe.skip;

const script = (name: string): string => path.resolve("tests/unit/deploy", name);

describeWithRsync("a deployment to another machine", () => {
  deploysEditions((site, out) => new Remote("ana@www.diario.test", site, out, script("here.sh")));

  it("leaves one edition whole when the line breaks, at whichever connection", async () => {
    const [site, out] = [path.join(temporary(), "site"), path.join(temporary(), "out")];
    const sound = new Remote("www.diario.test", site, out, script("here.sh"));
    const found = new Set<string>();
    let broke = true;
    for (let connection = 1; broke; connection += 1) {
      makeSite(out, { word: `día ${connection}` });
      await publish(sound, out, evening(connection));
      const open = readersOf(site);
      makeSite(out, { word: `tarde ${connection}`, sections: ["politica"] });
      const count = path.join(temporary(), "connections");
      const shell = `env BREAKS_AT=${connection} CONNECTIONS=${count} ${script("breaking.sh")}`;
      broke = await publish(new Remote("www.diario.test", site, out, shell), out, evening(connection)).then(
        () => false,
        () => true,
      );
      const words = [...new Set(Object.values(wordsOf(site)))];
      expect(words).toHaveLength(1);
      found.add(words.join().replace(/ .*/, ""));
      expect(missingTo([...open, ...readersOf(site)], site)).toEqual([]);
      await sound.unlock();
    }
    expect([...found].sort()).toEqual(["día", "tarde"]);
  });

  it("says what the other side said", async () => {
    const out = path.join(temporary(), "out");
    makeSite(out, { word: "uno" });
    const unreachable = new Remote("www.diario.test", "/x", out, "sh -c exit\\ 3");
    await expect(publish(unreachable, out, evening(0))).rejects.toThrow("ha terminado con");
    const denied = new Remote("www.diario.test", "/proc/none", out, script("here.sh"));
    await expect(publish(denied, out, evening(0))).rejects.toThrow("/proc/none");
  });
});
