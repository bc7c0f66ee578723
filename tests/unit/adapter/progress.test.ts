/** @jest-environment node */
import { inTurn, progress } from "@/adapter/progress";

/** A terminal that keeps what is written to it. */
function terminal(columns = 80) {
  const written: string[] = [];
  return { isTTY: true, columns, written, write: (text: string) => written.push(text) };
}

/** A line without the signs that clear the one before. */
const plain = (text: string | undefined) => text?.replace("\r\u001b[K", "");

describe("how far work is", () => {
  const { CI } = process.env;
  beforeEach(() => {
    delete process.env["CI"];
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
    if (CI !== undefined) process.env["CI"] = CI;
  });

  it("is not said of work that is soon over", () => {
    const screen = terminal();
    const work = progress("Imágenes", 3, screen);
    work.next("a.svg");
    jest.advanceTimersByTime(1900);
    work.end();
    jest.advanceTimersByTime(5000);
    expect(screen.written).toEqual([]);
  });

  it("is said on one line, which is cleared at the end", () => {
    const screen = terminal();
    const work = progress("Imágenes", 3, screen);
    work.next("a.svg");
    work.next("b.svg");
    jest.advanceTimersByTime(4000);
    work.end();
    expect(plain(screen.written.at(-2))).toBe("Imágenes 2/3, 4 s: b.svg");
    expect(screen.written.every((text) => text.startsWith("\r\u001b[K") && !text.includes("\n"))).toBe(true);
    expect(plain(screen.written.at(-1))).toBe("");
  });

  it("is never longer than the terminal is wide", () => {
    const screen = terminal(20);
    progress("Imágenes para compartir", 1, screen);
    jest.advanceTimersByTime(3000);
    expect(plain(screen.written.at(-1))).toHaveLength(19);
  });

  it("is not said in CI, nor where nobody watches", () => {
    const [screen, file] = [terminal(), { ...terminal(), isTTY: false }];
    process.env["CI"] = "true";
    progress("Imágenes", 3, screen);
    delete process.env["CI"];
    progress("Imágenes", 3, file);
    jest.advanceTimersByTime(9000);
    expect([...screen.written, ...file.written]).toEqual([]);
  });
});

describe("work with each of a list", () => {
  const LETTERS = ["a", "b", "c", "d", "e"];
  const soon = () => new Promise((resolve) => setImmediate(resolve));

  it.each([
    [{}, 1],
    [{ atOnce: 2 }, 2],
    [{ atOnce: 9 }, 5],
  ])("is done %j, with each once and in order", async (how, most) => {
    const begun: string[] = [];
    const open = new Set<string>();
    let together = 0;
    const work = async (letter: string) => {
      begun.push(letter);
      open.add(letter);
      together = Math.max(together, open.size);
      await soon();
      open.delete(letter);
    };
    await inTurn("Letras", LETTERS, work, how);
    expect(begun).toEqual(LETTERS);
    expect(together).toBe(most);
  });

  it("begins with no other when one has failed, and says why", async () => {
    const begun: string[] = [];
    const work = async (letter: string) => {
      begun.push(letter);
      await soon();
      if (letter === "a") throw new Error("no hay a");
    };
    await expect(inTurn("Letras", LETTERS, work, { atOnce: 2 })).rejects.toThrow("no hay a");
    await soon();
    await soon();
    expect(begun).toEqual(["a", "b"]);
  });
});
