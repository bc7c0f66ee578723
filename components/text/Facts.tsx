import type { ReactNode } from "react";

type Props = {
  /** What each is, and what it is in this case; in their order. */
  facts: readonly (readonly [name: string, fact: ReactNode])[];
};

/** What is known of something in a few words each: names in a muted column, facts beside them (facts.css). */
export function Facts({ facts }: Props) {
  return (
    <dl className="facts text-small">
      {facts.map(([name, fact]) => (
        <div key={name}>
          <dt className="text-muted">{name}</dt> <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
