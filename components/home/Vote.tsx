import type { Vote as Votes } from "@/schema/story";
import { counted, nounFor } from "@/lib/format";

/** The shares of those who voted, side by side; the bar is empty where nobody did. */
function Shares({ yes, no, abstentions }: Votes) {
  const all = Math.max(1, yes + no + abstentions);
  const share = (votes: number) => Math.round((1e4 * votes) / all) / 100;
  return (
    <svg
      viewBox="0 0 100 4"
      width="100%"
      height="12"
      preserveAspectRatio="none"
      className="my-1 bg-rule area-shares"
      aria-hidden="true"
    >
      <rect width={share(yes)} height="4" className="fill-accent" />
      <rect x={share(yes)} width={share(abstentions)} height="4" className="fill-saffron" />
      <rect x={share(yes + abstentions)} width={share(no)} height="4" className="fill-ink" />
    </svg>
  );
}

/** How a chamber voted, one sentence that is set as type: the figures large, over a bar, and what they count under it. */
export function Vote({ vote }: { vote: Votes }) {
  const { yes, no, abstentions } = vote;
  return (
    <div className="@container/vote">
      <p className="vote-areas max-w-none text-meta font-semibold">
        <span className="vote-figure -ml-[0.05em] text-accent area-yes">{yes}</span>{" "}
        <span className="text-accent area-yes-word">{nounFor(yes, "sí", "síes")}</span>
        <span className="sr-only">, </span>
        <span className="vote-figure area-no @min-[16rem]/vote:justify-self-end">{no}</span>{" "}
        <span className="justify-self-end area-no-word">{nounFor(no, "no", "noes")}</span>
        <span className="sr-only"> y </span>
        <span className="vote-abstentions text-tile area-abstentions">
          {counted(abstentions, "abstención", "abstenciones").toLowerCase()}
        </span>
        <Shares {...vote} />
      </p>
    </div>
  );
}
