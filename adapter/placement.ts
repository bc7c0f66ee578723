import { isIsland, type ClientModules } from "./client-modules";
import type { Flight } from "./flight";
import { Problem } from "./problem";

const REFERENCE = /^\$[A-Z@]?([0-9a-f]+)((?::[^:]+)*)$/;
const COMPONENT = /^\$L?([0-9a-f]+)$/;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** React's elements in the payload: `["$", type, key, props]`. */
const isElement = (value: unknown): value is [string, unknown, unknown, unknown] =>
  Array.isArray(value) && value[0] === "$" && value.length >= 4;

/** One step along a reference's path, such as the `props` of `$1f:props:children`. */
function step(value: unknown, key: string): unknown {
  if (isElement(value) && key === "props") return value[3];
  return isRecord(value) ? value[key] : undefined;
}

/**
 * Sees to it that every island a page renders stands directly in an element that
 * marks it, by walking the page's payload from its root: one rendered without
 * `<Island>` would look right and never start.
 * @throws Problem naming the page and the island
 */
export function checkPlacement(file: string, { rows, clients }: Flight, modules: ClientModules): void {
  const seen = new Set<string>();

  const checkComponent = (type: unknown, marked: unknown) => {
    const [, row = ""] = typeof type === "string" ? (COMPONENT.exec(type) ?? []) : [];
    const client = clients.get(row);
    const origin = client && (modules.get(client.id) ?? "");
    if (client && origin === "") {
      throw new Problem(
        file,
        `renders the client module ${client.id} that Next does not list. See adapter/client-modules.ts.`,
      );
    }
    if (client && origin && isIsland(origin) && marked !== client.name) {
      throw new Problem(
        file,
        `renders ${client.name} of ${origin} by itself, so it would never start. Write <Island name="${client.name}" props={…} />.`,
      );
    }
  };

  const visit = (value: unknown, marked: unknown): void => {
    if (typeof value === "string") {
      const [, row = "", steps = ""] = REFERENCE.exec(value) ?? [];
      if (!rows.has(row) || seen.has(`${value} ${String(marked)}`)) return;
      seen.add(`${value} ${String(marked)}`);
      visit(steps.split(":").filter(Boolean).reduce(step, rows.get(row)), marked);
    } else if (isElement(value)) {
      const [, type, , props] = value;
      checkComponent(type, marked);
      const mark = isRecord(props) ? props["data-island"] : undefined;
      visit(props, mark ?? marked);
    } else if (isRecord(value)) {
      for (const child of Object.values(value)) visit(child, marked);
    }
  };

  if (!rows.has("0"))
    throw new Problem(file, "Next's payload has no root: has its form changed? See adapter/flight.ts.");
  visit(rows.get("0"), undefined);
}
