import { Seats } from "@/components/charts/Seats";
import { Source } from "@/components/charts/Source";
import type { Vote } from "@/schema/story";
import { counted, integer, nounFor, signed } from "@/lib/format";
import { hemicycle, type Seat, seatsOfVote } from "@/lib/hemicycle";

/** The label of a block of seats is joined to it where the block stands about this near to the middle. */
const NEAR_MIDDLE = 100;

/** The drawing needs half of the units. */
const UNIT = 2;

/** Every seat as a disc: full is yes, hollow is no, saffron is neither. */
function Votes({ seats, joined }: { seats: ReturnType<typeof seatsOfVote>; joined: Seat | undefined }) {
  const { size, yes, no, abstentions } = seats;
  return (
    <svg
      viewBox={`0 0 ${hemicycle.width / UNIT} ${hemicycle.height / UNIT}`}
      width="100%"
      height={hemicycle.height / UNIT}
      className="h-auto overflow-visible"
      aria-hidden="true"
    >
      <Seats stroke="ink" seats={yes} size={size} unit={UNIT} />
      <Seats stroke="rule" seats={no} size={size} unit={UNIT} />
      <Seats stroke="paper" seats={no} size={size * 0.68} unit={UNIT} />
      <Seats stroke="accent" seats={abstentions} size={size} unit={UNIT} />
      {joined && (
        <path
          className="stroke-accent"
          strokeWidth="1.8"
          strokeLinecap="round"
          d={`M${joined.x / UNIT} ${(joined.y - size) / UNIT}v-16.5`}
        />
      )}
    </svg>
  );
}

/** A sum, and under it what it counts, which begins where the numeral does. */
const Sum = ({ value, noun }: { value: string; noun: string }) => (
  <>
    <span className="voiced -ml-[0.06em] block text-figure-1">{value}</span>{" "}
    <span className="block text-meta font-semibold">{noun}</span>
  </>
);

/** How a chamber voted: a disc a seat, the sum of each side at its corner, what decided in the middle. Larger letters have no room for a third between the two. */
export function VoteChart({ vote }: { vote: Vote }) {
  const { yes, no, abstentions, source } = vote;
  const difference = yes - no;
  const seats = seatsOfVote(vote);
  const [outermost] = seats.abstentions;
  const joined = outermost && Math.abs(outermost.x - hemicycle.width / 2) < NEAR_MIDDLE ? outermost : undefined;
  return (
    <figure>
      <figcaption className="text-meta text-muted">
        <strong className="block font-semibold text-ink">Así ha votado la Cámara</strong> Un punto por escaño,{" "}
        {integer(yes + no + abstentions)}.
      </figcaption>
      <div className="relative mt-6 pt-12 max-[18rem]:mt-14">
        <ul>
          <li className="absolute top-0 left-0">
            <Sum value={integer(yes)} noun={nounFor(yes, "sí", "síes")} />
          </li>
          <li className="absolute top-0 right-0 text-end text-muted">
            <Sum value={integer(no)} noun={nounFor(no, "no", "noes")} />
          </li>
          <li className="absolute inset-x-0 top-0 max-[18rem]:-top-8">
            <svg width="100%" height="24" className="overflow-visible fill-accent text-meta font-semibold">
              <text x={joined ? `${(joined.x / hemicycle.width) * 100}%` : "50%"} y="1.1em" textAnchor="middle">
                {counted(abstentions, "abstención", "abstenciones")}
              </text>
            </svg>
          </li>
        </ul>
        <Votes seats={seats} joined={joined} />
        <p className="max-w-none text-center max-sm:relative max-sm:-mt-12 max-sm:mb-3 sm:absolute sm:inset-x-0 sm:-bottom-1">
          <span className="voiced block text-figure-1 text-accent">{signed(difference, 0)}</span>{" "}
          <span className="block text-meta font-semibold">
            {nounFor(Math.abs(difference), "voto", "votos")} de diferencia
          </span>
        </p>
      </div>
      <Source of={source} />
    </figure>
  );
}
