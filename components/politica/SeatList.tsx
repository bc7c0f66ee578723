import { missingSeats, type Coalition } from "@/lib/coalition";
import { integer } from "@/lib/format";
import type { Group } from "@/lib/seat-labels";
import { ColourMark } from "./ColourMark";

const Sum = ({ name, children }: { name: string; children: string }) => (
  <li className="flex items-baseline justify-between gap-2 border-t border-rule py-1.5 font-semibold">
    <span>{name}</span> <span className="figures">{children}</span>
  </li>
);

type Props = { groups: readonly Group[]; majority: number; coalition: Coalition | undefined; labelled: boolean };

/** What the chamber's drawing shows, in words: for phones, for ears, and for parties too many to be named at their arcs. */
export const SeatList = ({ groups, majority, coalition, labelled }: Props) => (
  <ul className={`border-b border-rule text-small ${labelled ? "md:sr-only" : ""}`}>
    {groups.map(({ name, seats, colour }) => (
      <li key={name} className="flex items-center gap-2 border-t border-rule py-1.5">
        <ColourMark colour={colour} />
        <span className="min-w-0 flex-1">{name}</span> <span className="figures font-semibold">{integer(seats)}</span>
      </li>
    ))}
    <Sum name="Mayoría absoluta">{integer(majority)}</Sum>
    {coalition && <Sum name="Con el Gobierno">{`${integer(coalition.seats)}, ${missingSeats(coalition)}`}</Sum>}
  </ul>
);
