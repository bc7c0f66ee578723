import { has } from "../processes";
import { firefoxPath } from "./firefox";
import { miniBrowser } from "./webkit-driver";

/** Debian's packages of the engines, and whether each is here. */
const NEEDED: readonly (readonly [name: string, isHere: () => boolean])[] = [
  ["firefox-esr", () => firefoxPath() !== undefined],
  ["webkit2gtk-driver", () => has("WebKitWebDriver") && miniBrowser() !== undefined],
  ["xvfb", () => has("xvfb-run")],
  ["xauth", () => has("xauth")],
];

/** The command that installs what is missing, in one line; undefined if all is here. */
export function howToInstall(): string | undefined {
  const missing = NEEDED.filter(([, isHere]) => !isHere()).map(([name]) => name);
  return missing.length === 0 ? undefined : `apt-get update && apt-get install -y ${missing.join(" ")}`;
}
