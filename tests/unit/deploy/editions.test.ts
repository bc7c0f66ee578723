/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { existsSync, lstatSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Destination } from "../../../tools/deploy/destination";
import { Folder } from "../../../tools/deploy/folder";
import { Remote } from "../../../tools/deploy/remote";
import {
  evening,
  everything,
  makeSite,
  missingTo,
  publish,
  readersOf,
  rollBack,
  temporary,
  wordsOf,
  type Reader,
} from "./lab";

// Each step to another machine is a program and a connection of its own.
jest.setTimeout(300_000);

/** What holds of every destination, be it a folder of this machine or of another. */
function deploysEditions(make: (site: string, out: string) => Destination): void {
  let site: string, out: string, destination: Destination;
  beforeEach(() => {
    // A name that a shell would stumble over.
    site = path.join(temporary(), "el diario's");
    out = path.join(temporary(), "out");
    destination = make(site, out);
  });

  const publishDay = async (day: number, made: Partial<Parameters<typeof makeSite>[1]> = {}): Promise<Reader[]> => {
    makeSite(out, { word: `día ${day}`, ...made });
    await publish(destination, out, evening(day));
    return readersOf(site);
  };

  const hashedIn = (folder: string) => readdirSync(path.join(site, folder), { recursive: true }).length;

  it("puts a finished site in place, for readers alone", async () => {
    const readers = await publishDay(0);
    expect(readers.map(({ page }) => page).sort()).toEqual(["cultura/index.html", "index.html", "politica/index.html"]);
    expect(missingTo(readers, site)).toEqual([]);
    expect(new Set(Object.values(wordsOf(site)))).toEqual(new Set(["día 0"]));
    expect(readdirSync(site).sort()).toEqual(
      [
        ".deploy",
        "404.html",
        "404.html.gz",
        "assets",
        "cultura",
        "feed.xml",
        "feed.xml.gz",
        "index.html",
        "index.html.gz",
        "media",
        "politica",
      ].sort(),
    );
    expect(readdirSync(path.join(site, ".deploy")).sort()).toEqual(["current", "editions", "incoming", "state.json"]);
    expect(lstatSync(path.join(site, "assets")).mode & 0o777).toBe(0o755);
  });

  it("keeps for thirty days what seven daily editions name, for the readers who hold each open", async () => {
    const open: Reader[][] = [];
    for (let day = 0; day < 7; day += 1) {
      open.push(await publishDay(day));
      expect(missingTo(open.flat(), site)).toEqual([]);
    }
    const most = hashedIn("media/dia");
    // Edition 0 was replaced on day 1: it may go once day 31 comes, not before.
    open.push(await publishDay(30));
    expect(missingTo(open.flat(), site)).toEqual([]);
    expect(hashedIn("media/dia")).toBeGreaterThan(most);

    await publishDay(33);
    const [first = [], second = [], third = [], fourth = [], ...later] = open;
    for (const gone of [first, second, third]) expect(missingTo(gone, site)).not.toEqual([]);
    expect(missingTo([fourth, ...later].flat(), site)).toEqual([]);
    // What every edition names stays.
    expect(readdirSync(path.join(site, "assets")).filter((name) => name.startsWith("font"))).toHaveLength(2);
    expect(readdirSync(path.join(site, ".deploy/editions"))).toHaveLength(6);
  });

  it("goes back to the edition before, and farther, and not to one that was withdrawn", async () => {
    const [one, two] = [await publishDay(1), await publishDay(2, { sections: ["politica"] })];
    expect(existsSync(path.join(site, "cultura"))).toBe(false);
    const three = await publishDay(3, { sections: ["politica", "sucesos"] });

    await rollBack(destination, evening(3));
    expect(readersOf(site)).toEqual(two);
    expect(existsSync(path.join(site, "sucesos"))).toBe(false);
    await publishDay(4);
    await rollBack(destination, evening(4));
    expect(readersOf(site)).toEqual(two);
    await rollBack(destination, evening(4));
    expect(readersOf(site)).toEqual(one);
    expect(missingTo([...one, ...two, ...three], site)).toEqual([]);
    await expect(rollBack(destination, evening(4))).rejects.toThrow("ninguna edición anterior");
    expect(readersOf(site)).toEqual(one);
  });

  it("can go back however long an edition was in place", async () => {
    const old = await publishDay(0);
    await publishDay(100);
    await rollBack(destination, evening(100));
    expect(readersOf(site)).toEqual(old);
    expect(missingTo(old, site)).toEqual([]);
  });

  it("says in a dry run what it would do, and changes nothing", async () => {
    const said: string[] = [];
    makeSite(out, { word: "uno" });
    await publish(destination, out, evening(0), { dryRun: true, say: (line) => said.push(line) });
    expect(existsSync(site)).toBe(false);
    expect(said.join("\n")).toMatch(/subir 12 archivos con huella\n {2}assets\/font\.[^]*poner en su sitio/);

    await publishDay(0);
    await publishDay(1);
    const before = everything(site);
    makeSite(out, { word: "dos", sections: ["politica"] });
    const again: string[] = [];
    await publish(destination, out, evening(40), { dryRun: true, say: (line) => again.push(line) });
    await rollBack(destination, evening(40), { dryRun: true, say: (line) => again.push(line) });
    expect(again.join("\n")).toMatch(/retirar 2 páginas[^]*cultura\/index\.html[^]*borrar \d+ archivos/);
    expect(everything(site)).toEqual(before);
  });

  it("takes over a site that was copied there by hand, leaves what it does not know, and can go back to it", async () => {
    makeSite(site, { word: "a mano" });
    const byHand = readersOf(site);
    mkdirSync(path.join(site, "hemeroteca/2026-11-19"), { recursive: true });
    writeFileSync(path.join(site, "hemeroteca/2026-11-19/index.html"), "ayer");
    writeFileSync(path.join(site, "google1234.html"), "verificación");

    await publishDay(0);
    expect(new Set(Object.values(wordsOf(site)))).toEqual(new Set(["día 0"]));
    expect(missingTo(byHand, site)).toEqual([]);
    await rollBack(destination, evening(0));
    expect(readersOf(site)).toEqual(byHand);
    await publishDay(1);
    await publishDay(40);
    expect(missingTo(byHand, site)).not.toEqual([]);
    expect(everything(site)).toMatchObject({
      "hemeroteca/2026-11-19/index.html": "ayer",
      "google1234.html": "verificación",
    });
  });

  it("lets one deployment run at a time", async () => {
    await publishDay(0);
    makeSite(out, { word: "dos" });
    await destination.lock("otro@redaccion");
    const before = everything(site);
    await expect(publish(destination, out, evening(1))).rejects.toThrow(
      "Otra publicación está en marcha (otro@redaccion)",
    );
    await expect(rollBack(destination, evening(1))).rejects.toThrow("Otra publicación");
    expect(everything(site)).toEqual(before);
    await destination.unlock();

    const both = await Promise.allSettled([
      publish(destination, out, evening(1)),
      publish(destination, out, evening(1)),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(new Set(Object.values(wordsOf(site)))).toEqual(new Set(["dos"]));
  });

  it("stops between two steps when it is asked to, and gives its lock back", async () => {
    await publishDay(0);
    makeSite(out, { word: "dos" });
    const stop = new AbortController();
    const asked = publish(destination, out, evening(1), {
      signal: stop.signal,
      say: () => stop.abort(new Error("basta")),
    });
    await expect(asked).rejects.toThrow("basta");
    expect(new Set(Object.values(wordsOf(site)))).toEqual(new Set(["día 0"]));
    await publish(destination, out, evening(1));
    expect(new Set(Object.values(wordsOf(site)))).toEqual(new Set(["dos"]));
  });

  it("sends again what lies there cut short", async () => {
    const readers = await publishDay(0);
    const [style = ""] = readers[0]?.asks ?? [];
    const whole = everything(site)[style];
    writeFileSync(path.join(site, style), "cut");
    makeSite(out, { word: "día 0", sections: ["politica", "cultura", "sucesos"] });
    await publish(destination, out, evening(0));
    expect(everything(site)[style]).toBe(whole);
  });

  it("refuses an edition of another address", async () => {
    await publishDay(0);
    makeSite(out, { word: "ensayo", address: "https://ensayo.diario.test" });
    await expect(publish(destination, out, evening(1))).rejects.toThrow("--new-address");
    makeSite(out, { word: "ayer", address: "https://www.diario.test/hemeroteca/2026-11-20" });
    await expect(publish(destination, out, evening(1))).rejects.toThrow("hemeroteca");
    expect(new Set(Object.values(wordsOf(site)))).toEqual(new Set(["día 0"]));
  });
}

describe("a deployment to a folder", () => {
  deploysEditions((site, out) => new Folder(site, out));
});

/* With the real rsync, and a shell of this machine in ssh's place. */
const describeWithRsync = spawnSync("rsync", ["--version"]).status === 0 ? describe : describe.skip;

const script = (name: string): string => path.resolve("tests/unit/deploy", name);

describeWithRsync("a deployment to another machine", () => {
  deploysEditions((site, out) => new Remote("ana@www.diario.test", site, out, script("here.sh")));

  it("leaves one edition whole when the line breaks, at whichever connection", async () => {
    const [site, out] = [path.join(temporary(), "site"), path.join(temporary(), "out")];
    // The other machine's disk, without a line between.
    const there = new Folder(site, out);
    const found = new Set<string>();
    let broke = true;
    for (let connection = 1; broke; connection += 1) {
      makeSite(out, { word: `día ${connection}` });
      await publish(there, out, evening(connection));
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
      await there.unlock();
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
