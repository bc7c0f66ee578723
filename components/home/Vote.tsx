import { Origin } from "@/components/charts/Source";
import type { Vote as Votes } from "@/schema/story";
import { counted, nounFor } from "@/lib/format";

/** Where the column has less than 20 rem for the figures, which a reader may set further apart. */
const smaller = { wide: "", quarter: "lg:text-headline-1", narrow: "md:text-figure-1" } as const;

/** The shares of those who voted, side by side; the bar is empty where nobody did. */
function Shares({ yes, no, abstentions }: Votes) {
  const all = Math.max(1, yes + no + abstentions);
  const share = (votes: number) => Math.round((1e4 * votes) / all) / 100;
  return (
    <svg
      viewBox="0 0 100 4"
      width="100%"
      height="8"
      preserveAspectRatio="none"
      className="col-span-full row-start-2 block h-3 w-full bg-rule"
      aria-hidden="true"
    >
      <rect width={share(yes)} height="4" className="fill-accent" />
      <rect x={share(yes)} width={share(abstentions)} height="4" className="fill-saffron" />
      <rect x={share(yes + abstentions)} width={share(no)} height="4" className="fill-ink" />
    </svg>
  );
}

type Props = {
  vote: Votes;
  /** Its column: wide at every width, a quarter of the page on wide screens, or narrow on all but phones. */
  room: keyof typeof smaller;
};

/** How a chamber voted, one sentence that is set as type: the figures large, over a bar, and what they count under it. */
export function Vote({ vote, room }: Props) {
  const { yes, no, abstentions } = vote;
  const figure = `row-start-1 font-serif text-figure-1 font-semibold whitespace-nowrap ${smaller[room]}`;
  const noun = "row-start-3 mt-1 text-meta";
  const right = "col-start-2 justify-self-end";
  return (
    <>
      <p className="mt-2.5 grid grid-cols-2 md:mt-5">
        <span className={`-ml-[0.05em] text-accent ${figure}`}>{yes}</span>{" "}
        <span className={`col-start-1 font-bold text-accent ${noun}`}>{nounFor(yes, "sí", "síes")}</span>
        <span className="sr-only">, </span>
        <span className={`${right} ${figure}`}>{no}</span>{" "}
        <span className={`font-bold ${right} ${noun}`}>{nounFor(no, "no", "noes")}</span>
        <span className="sr-only"> y </span>
        <span className={`col-span-2 col-start-1 px-8 text-center font-bold text-tile first-letter:uppercase ${noun}`}>
          {counted(abstentions, "abstención", "abstenciones").toLowerCase()}
        </span>
        <Shares {...vote} />
      </p>
      <Origin of={vote.source} />
    </>
  );
}
