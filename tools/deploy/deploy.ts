import type { Destination, Found, Step } from "./destination";
import { Refusal } from "./refusal";

/** A step in words. */
function describe(step: Step): string {
  const list = (files: readonly string[]) => files.map((file) => `\n  ${file}`).join("");
  switch (step.do) {
    case "record":
      return "anotar en .deploy/state.json";
    case "upload":
      return `subir ${step.files.length} archivos con huella${list(step.files)}`;
    case "pages":
      return `subir ${step.files.length} páginas y demás, aparte, en la edición ${step.edition}`;
    case "adopt":
      return `guardar ${step.files.length} páginas que estaban puestas a mano como edición ${step.edition}`;
    case "point":
      return "enlazar las páginas que aún no lo estén";
    case "swap":
      return `poner en su sitio la edición ${step.edition}`;
    case "unpoint":
      return `retirar ${step.files.length} páginas que ya no existen${list(step.files)}`;
    case "clear":
      return `borrar ${step.files.length} archivos que nadie puede tener ya abiertos y las ediciones ${step.editions.join(", ")}${list(step.files)}`;
  }
}

/** Whether a step has anything to do. */
const isEmpty = (step: Step): boolean => (step.do === "upload" || step.do === "unpoint") && step.files.length === 0;

export type Options = {
  /** Only says what it would do. */
  dryRun: boolean;
  /** Whom another deployment is told to wait for. */
  owner: string;
  say: (line: string) => void;
  /** Stops between two steps. */
  signal: AbortSignal;
};

/**
 * Carries out a plan at a destination, one deployment at a time.
 * @param pages those whose places the plan wants to know about
 * @param plan the steps that follow from what is there
 * @throws Refusal if another deployment runs, or the plan or a step refuses
 */
export async function carryOut(
  destination: Destination,
  pages: readonly string[],
  plan: (found: Found) => Step[],
  { dryRun, owner, say, signal }: Options,
): Promise<void> {
  const steps = async () => plan(await destination.find(pages)).filter((step) => !isEmpty(step));
  if (dryRun) {
    for (const step of await steps()) say(describe(step));
    return;
  }
  const holder = await destination.lock(owner);
  if (holder !== undefined) {
    throw new Refusal(
      `Otra publicación está en marcha (${holder}). Si se interrumpió y ya no corre, quite su cerrojo: --unlock.`,
    );
  }
  try {
    for (const step of await steps()) {
      signal.throwIfAborted();
      say(describe(step));
      await destination.run(step);
    }
  } finally {
    await destination.unlock();
  }
}
