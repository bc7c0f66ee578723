import type { Debate } from "@/schema/opinion";
import { percent } from "@/lib/format";

/** Of the bar's hundred: what parts the two sides, so that they are told apart without colour. */
const GAP = 0.5;

/** A side with less has no room for its label within the bar. */
const ROOM = 30;

const Side = ({ name, share }: { name: string; share: number }) => (
  <div className="scales-side">
    <dt className="text-meta lowercase">{name}</dt>{" "}
    <dd className="figures text-body font-semibold">{percent(share)}</dd>
  </div>
);

function Bar({ share, labelled }: { share: number; labelled: boolean }) {
  const against = share === 0 ? 0 : Math.min(100, share + GAP);
  return (
    <svg
      viewBox="0 0 100 4"
      width="100%"
      height="16"
      preserveAspectRatio="none"
      className={`forced-color-adjust-none ${labelled ? "absolute inset-0 h-full" : "mt-1.5 h-4"}`}
      aria-hidden="true"
    >
      <rect width={share} height="4" className="fill-accent dark:opacity-80" />
      <rect x={against} width={100 - against} height="4" className="fill-ink dark:fill-rule" />
    </svg>
  );
}

/** How a debate stands: a bar of two parts, with their figures in it where both have room. */
export function Scales({ debate: { aFavor, enContra } }: { debate: Pick<Debate, "aFavor" | "enContra"> }) {
  const sides = (
    <>
      <Side name="A favor" share={aFavor} />
      <Side name="En contra" share={enContra} />
    </>
  );
  if (Math.min(aFavor, enContra) < ROOM)
    return (
      <div className="mt-1">
        <dl className="flex flex-wrap justify-between gap-x-4">{sides}</dl>
        <Bar share={aFavor} labelled={false} />
      </div>
    );
  return (
    <div className="relative mt-1 text-on-accent forced-color-adjust-none">
      <Bar share={aFavor} labelled />
      <dl className="relative flex min-h-9 flex-wrap items-center justify-between gap-x-4 px-2 py-1">{sides}</dl>
    </div>
  );
}
