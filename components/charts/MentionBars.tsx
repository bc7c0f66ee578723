import { Rows } from "@/components/lists/Rows";
import { Change } from "@/components/text/Change";
import { integer, nounFor } from "@/lib/format";
import type { Trend } from "@/lib/trend";
import { ScaleBar } from "./ScaleBar";
import { Source } from "./Source";

type Topic = { name: string; mentions: number; trend: Trend };

/** What is talked about: each topic's mentions, as a bar too, and where they are going. */
export function MentionBars({ topics, source }: { topics: readonly Topic[]; source: string | undefined }) {
  const most = Math.max(0, ...topics.map(({ mentions }) => mentions));
  return (
    <>
      <Rows ordered close filling>
        {topics.map(({ name, mentions, trend }) => (
          <div key={name} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 gap-y-1">
            <div className="flex items-baseline justify-between gap-x-2">
              <h3 className="font-sans text-small font-semibold wrap-anywhere">{name}</h3>
              <p className="figures text-meta text-muted">
                {integer(mentions)} <span className="sr-only">{nounFor(mentions, "mención", "menciones")}</span>
              </p>
            </div>{" "}
            <Change trend={trend} />
            <ScaleBar value={mentions} most={most} />
          </div>
        ))}
      </Rows>
      <Source of={source}>Menciones y su tendencia.</Source>
    </>
  );
}
