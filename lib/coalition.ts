import { integer, nounFor } from "./format";

/** The seats that stand together for the Government: how many, how many a majority lacks, and where they sit. */
export type Coalition = {
  seats: number;
  /** Seats that are missing for the majority; 0 where it has one. */
  missing: number;
  /** Where its parties sit, as shares of the seats from the left: one run for those that sit side by side. */
  runs: { from: number; to: number }[];
};

/** A chamber, its parties from left to right, and the names of those that the Government counts on. */
type Seating = {
  parties: readonly { name: string; seats: number }[];
  chamber: { seats: number; majority: number };
  coalition?: readonly string[] | undefined;
};

/** The parties the Government counts on, as the chamber's drawing needs them; nothing where the page names none. */
export function coalitionOf({ parties, chamber, coalition }: Seating): Coalition | undefined {
  if (!coalition) return undefined;
  const runs: { from: number; to: number }[] = [];
  let seats = 0;
  let at = 0;
  for (const party of parties) {
    const end = at + party.seats;
    if (coalition.includes(party.name) && party.seats > 0) {
      const last = runs.at(-1);
      if (last?.to === at / chamber.seats) last.to = end / chamber.seats;
      else runs.push({ from: at / chamber.seats, to: end / chamber.seats });
      seats += party.seats;
    }
    at = end;
  }
  return { seats, missing: Math.max(0, chamber.majority - seats), runs };
}

/** Whether most of its seats lie left of the middle. */
export const sitsLeft = ({ runs }: Coalition): boolean =>
  runs.reduce((sum, { from, to }) => sum + (to - from) * ((from + to) / 2 - 0.5), 0) <= 0;

/** «faltan 6», «falta 1», or what is said where none is missing. */
export const lacking = (seats: number, none: string): string =>
  seats > 0 ? `${nounFor(seats, "falta", "faltan")} ${integer(seats)}` : none;

/** «faltan 6», «falta 1», «con mayoría»: what it lacks. */
export const missingSeats = ({ missing }: Coalition): string => lacking(missing, "con mayoría");
