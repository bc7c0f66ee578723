import type { Vote as Votes } from "@/data/schema/story";
import { counted, nounFor } from "@/lib/format";

type ShareBarProps = {
  /** The whole bar's shares, in per cent, in the order they are drawn; what is missing to 100 stays empty. */
  shares: {
    value: number;
    className?: string;
    /** A record's own colour, in place of a class. */
    colour?: string;
  }[];
  className?: string;
};

/** A bar of shares. The figures stand in the text beside it. */
function ShareBar({ shares, className = "h-2" }: ShareBarProps) {
  const starts = shares.map((_, index) => shares.slice(0, index).reduce((sum, share) => sum + share.value, 0));
  return (
    <svg
      viewBox="0 0 100 4"
      width="100%"
      height="8"
      preserveAspectRatio="none"
      className={`block w-full bg-rule ${className}`}
      aria-hidden="true"
    >
      {shares.map((share, index) => (
        <rect
          key={starts[index]}
          x={starts[index]}
          width={share.value}
          height="4"
          className={share.colour ? "record-colour" : share.className}
          color={share.colour}
        />
      ))}
    </svg>
  );
}

/** «177 síes, 170 noes y 3 abstenciones». */
const spoken = ({ yes, no, abstentions }: Votes) =>
  `${counted(yes, "sí", "síes")}, ${counted(no, "no", "noes")} y ${counted(abstentions, "abstención", "abstenciones").toLowerCase()}`;

/** Where the column has less than 16 rem for the figures. */
const smaller = { wide: "", quarter: "lg:max-xl:text-figure-sm", narrow: "md:text-figure-sm" } as const;

type Props = {
  vote: Votes;
  /** Its column: wide at every width, a quarter of the page on wide screens, or narrow on all but phones. */
  room: keyof typeof smaller;
};

/** How a chamber voted, as type: large where there is room for it. Read aloud it is one sentence. */
export function Vote({ vote, room }: Props) {
  const { yes, no, abstentions } = vote;
  const all = Math.max(1, yes + no + abstentions);
  const shares = [
    { votes: yes, className: "fill-accent" },
    { votes: abstentions, className: "fill-saffron" },
    { votes: no, className: "fill-ink" },
  ].filter(({ votes }) => votes > 0);
  return (
    <div>
      <p className="sr-only">{spoken(vote)}</p>
      <div aria-hidden="true">
        <p className={`flex flex-wrap justify-between gap-x-3 font-serif text-figure font-semibold ${smaller[room]}`}>
          <span className="text-accent">{yes}</span> <span>{no}</span>
        </p>
        <ShareBar
          shares={shares.map(({ votes, className }) => ({ value: Math.round((1e4 * votes) / all) / 100, className }))}
          className="h-3"
        />
        <p className="mt-1 flex justify-between gap-x-2 text-xs">
          <span className="font-bold text-accent">{nounFor(yes, "sí", "síes")}</span>{" "}
          <span className="text-muted">{counted(abstentions, "abstención", "abstenciones")}</span>{" "}
          <span className="font-bold">{nounFor(no, "no", "noes")}</span>
        </p>
      </div>
    </div>
  );
}
