import type { ReactNode } from "react";

/** What is known of something in a few words each: names in a muted column, facts beside them, or below where there is no room. */
export const Facts = ({ facts }: { facts: readonly (readonly [name: string, fact: ReactNode])[] }) => (
  <dl className="mt-3 grid gap-1 text-small">
    {facts.map(([name, fact]) => (
      <div key={name} className="flex flex-wrap gap-x-3">
        <dt className="flex-[0_0_4.5rem] text-muted">{name}</dt> <dd className="flex-[1_1_7.5rem]">{fact}</dd>
      </div>
    ))}
  </dl>
);
