import { has, run } from "./processes";

/** Whether packages can be installed here: Debian or its like, as root. */
export const canInstall = (): boolean => has("apt-get") && process.getuid?.() === 0;

/** Installs Debian packages. @throws Error if apt-get fails */
export async function install(packages: readonly string[]): Promise<void> {
  await run("apt-get", ["update", "-qq"], { aloud: true });
  await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], { aloud: true });
}
