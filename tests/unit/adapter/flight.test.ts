/** @jest-environment node */
import { readFlight } from "@/adapter/flight";

const push = (text: string) => `self.__next_f.push(${JSON.stringify([1, text])})`;

describe("React's payload of a page", () => {
  it("is read over the borders of its script tags", () => {
    const { rows } = readFlight("p", [push('0:["$","di'), push('v",null,{}]\n1:2\n')]);
    expect([...rows]).toEqual([
      ["0", ["$", "div", null, {}]],
      ["1", 2],
    ]);
  });

  it("tells what comes from which client module, under names written once for several", () => {
    const { clients } = readFlight("p", [push('a:"Boundary"\nb:I[97367,["x.js"],"$a"]\nc:I[5125,[],"Clock"]\n')]);
    expect(clients.get("b")).toEqual({ id: "97367", name: "Boundary" });
    expect(clients.get("c")).toEqual({ id: "5125", name: "Clock" });
  });

  it("counts texts in bytes and takes no line of theirs for a row", () => {
    const text = "año:\n7:[1]\nñ";
    const { rows } = readFlight("p", [push(`1:T${Buffer.byteLength(text).toString(16)},${text}2:"después"\n`)]);
    expect([...rows]).toEqual([["2", "después"]]);
  });

  it("is read from bytes too", () => {
    const { rows } = readFlight("p", [`self.__next_f.push([3,"${Buffer.from("0:1\n").toString("base64")}"])`]);
    expect(rows.get("0")).toBe(1);
  });

  it("is missed when it is not there, and when it cannot be read", () => {
    expect(() => readFlight("politica.html", ["other()"])).toThrow("politica.html: Next's payload is not where");
    expect(() => readFlight("politica.html", [push("0:[1,\n")])).toThrow(
      "politica.html: Next's payload cannot be read",
    );
    expect(() => readFlight("politica.html", [push("no rows at all")])).toThrow("cannot be read");
  });
});
