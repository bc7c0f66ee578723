import { Source } from "@/components/charts/Source";
import { Picture } from "@/components/Picture";
import { TitleLine } from "@/components/TitleLine";
import { StoryText } from "@/components/story/StoryText";
import type { Politica } from "@/schema/politica";
import type { Vote } from "@/schema/story";
import { counted, integer, nounFor, signed } from "@/lib/format";
import { isLong } from "@/lib/title-step";
import { discs, hemicycle, type Seat, seatsOfVote } from "@/lib/hemicycle";

/** The label of a block of seats is joined to it where the block stands about this near to the middle. */
const NEAR_MIDDLE = 100;

/** Every seat as a disc: full is yes, hollow is no, saffron is neither. */
function Seats({ seats, joined }: { seats: ReturnType<typeof seatsOfVote>; joined: Seat | undefined }) {
  const { size, yes, no, abstentions } = seats;
  return (
    <svg
      viewBox={`0 0 ${hemicycle.width} ${hemicycle.height}`}
      width="100%"
      height={hemicycle.height}
      className="h-auto w-full overflow-visible"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path className="stroke-ink" strokeWidth={size} d={discs(yes)} />
      <path className="stroke-rule" strokeWidth={size} d={discs(no)} />
      <path className="stroke-paper" strokeWidth={size * 0.68} d={discs(no)} />
      <path className="stroke-accent" strokeWidth={size} d={discs(abstentions)} />
      {joined && (
        <path
          className="stroke-accent"
          strokeWidth="3.6"
          d={`M${joined.x} ${joined.y - size}V${joined.y - size - 33}`}
        />
      )}
    </svg>
  );
}

const figure =
  "block font-serif text-[min(var(--text-headline-1),13.4vw)] leading-[0.85] font-semibold tracking-[-0.025em]";

type SideProps = { votes: number; noun: string; className: string };

function Side({ votes, noun, className }: SideProps) {
  return (
    <li className={`absolute top-0 ${className}`}>
      <span className={figure}>{integer(votes)}</span>{" "}
      <span className="-mt-0.5 block text-small font-semibold">{noun}</span>
    </li>
  );
}

type VoteProps = { vote: Vote };

/** How a chamber voted: a disc a seat, the sum of each side at its corner, and what decided in the middle. */
function VoteChart({ vote }: VoteProps) {
  const difference = vote.yes - vote.no;
  const seats = seatsOfVote(vote);
  const [outermost] = seats.abstentions;
  const joined = outermost && Math.abs(outermost.x - hemicycle.width / 2) < NEAR_MIDDLE ? outermost : undefined;
  return (
    <figure>
      <figcaption className="text-meta text-pretty text-muted">
        <strong className="block font-semibold text-ink">Así ha votado la Cámara</strong> Un punto por escaño,{" "}
        {integer(vote.yes + vote.no + vote.abstentions)}. <Source of={vote.source} />
      </figcaption>
      <div className="relative mt-6 pt-10 sm:pt-12">
        <ul>
          <Side votes={vote.yes} noun={nounFor(vote.yes, "sí", "síes")} className="left-0 *:first:-ml-[0.08em]" />
          <Side votes={vote.no} noun={nounFor(vote.no, "no", "noes")} className="right-0 text-right text-muted" />
          <li className="absolute inset-x-0 top-0">
            <svg
              width="100%"
              height="24"
              className="overflow-visible fill-accent text-[min(var(--text-meta),4vw)] font-semibold sm:text-small"
            >
              <text x={joined ? `${(joined.x / hemicycle.width) * 100}%` : "50%"} y="1.1em" textAnchor="middle">
                {counted(vote.abstentions, "abstención", "abstenciones")}
              </text>
            </svg>
          </li>
        </ul>
        <Seats seats={seats} joined={joined} />
        {/* In the well; a phone's holds the figure alone. */}
        <p className="max-w-none text-center max-sm:-mt-9 sm:absolute sm:inset-x-0 sm:bottom-1">
          <span className={`${figure} relative text-accent`}>{signed(difference, 0)}</span>{" "}
          <span className="mt-2 block text-meta font-semibold sm:text-small">
            {nounFor(Math.abs(difference), "voto", "votos")} de diferencia
          </span>
        </p>
      </div>
    </figure>
  );
}

type Props = Pick<Politica, "title" | "intro" | "urgent">;

/** The first screen: the section's name, and its urgent story with the vote it is about, or its picture. */
export function PoliticsHead({ title, intro, urgent }: Props) {
  return (
    <>
      <div className="measure pt-4 pb-5">
        <TitleLine title={title} intro={intro} />
      </div>
      <div className="chamber">
        <div className="measure">
          <article id={urgent.id} className="anchor grid gap-x-8 gap-y-8 py-8 lg:grid-cols-12">
            <div className="lg:col-span-5">
              <StoryText story={urgent} scale="lead" size={isLong(urgent.title) ? 2 : 1} />
            </div>
            <div className="lg:col-span-7">
              {urgent.vote ? (
                <VoteChart vote={urgent.vote} />
              ) : (
                <Picture
                  of={urgent}
                  sizes="(width < 64rem) 100vw, (width < 84rem) 55vw, 46rem"
                  priority
                  box={["aspect-[8/5]"]}
                />
              )}
            </div>
          </article>
        </div>
      </div>
    </>
  );
}
