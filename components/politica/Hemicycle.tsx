import type { Party, Politica } from "@/data/schema/politica";
import { chamberOf, hemicycle } from "@/lib/hemicycle";
import { ColourMark } from "./ColourMark";

type Group = { name: string; seats: number; colour?: string };

function Seats({ groups, total }: { groups: Group[]; total: number }) {
  const { side, seats } = chamberOf(total);
  const starts = groups.map((_, index) => groups.slice(0, index).reduce((sum, group) => sum + group.seats, 0));
  return (
    <svg
      viewBox={`0 0 ${hemicycle.width} ${hemicycle.height}`}
      className="block w-full"
      aria-hidden="true"
      focusable="false"
    >
      {groups.map((group, index) => (
        <path
          key={group.name}
          className={group.colour ? "record-stroke" : "stroke-muted"}
          color={group.colour}
          strokeWidth={side}
          d={seats
            .slice(starts[index], (starts[index] ?? 0) + group.seats)
            .map(({ from, to }) => `M${from.join(" ")}L${to.join(" ")}`)
            .join("")}
        />
      ))}
      <path className="stroke-ink" strokeWidth="1.5" strokeDasharray="3 3" d={`M${hemicycle.width / 2} 0V130`} />
    </svg>
  );
}

type Props = Pick<Politica, "others" | "chamber"> & {
  /** In the order they sit in, left to right. */
  parties: Party[];
};

/** The chamber, seat by seat, from left to right, with the figures beside it. */
export function Hemicycle({ parties, others, chamber }: Props) {
  const groups: Group[] = [...parties, { name: "Otros grupos", seats: others.seats }];
  return (
    <div className="grid items-end gap-x-8 gap-y-6 md:grid-cols-[1fr_16rem]">
      <div className="relative">
        <Seats groups={groups} total={chamber.seats} />
        <p className="absolute inset-x-0 bottom-0 text-center">
          <span className="block font-serif text-2xl leading-none font-semibold sm:text-4xl sm:leading-none">
            {chamber.seats}
          </span>
          <span className="text-xs text-muted">escaños</span>
        </p>
      </div>
      <ul className="divide-y divide-rule border-y border-rule text-sm">
        {groups.map((group) => (
          <li key={group.name} className="flex items-center gap-2.5 py-1.5">
            <ColourMark colour={group.colour} className="size-3" />
            <span className="min-w-0 flex-1">{group.name}</span>
            <span className="figures font-semibold">{group.seats}</span>
          </li>
        ))}
        <li className="flex items-center gap-2.5 py-1.5 font-semibold">
          <span className="mx-[5px] h-4 border-l-2 border-dashed border-ink" aria-hidden="true" />
          <span className="flex-1">Mayoría absoluta</span>
          <span className="figures">{chamber.majority}</span>
        </li>
      </ul>
    </div>
  );
}
