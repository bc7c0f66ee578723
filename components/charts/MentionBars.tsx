import { Change } from "@/components/text/Change";
import { counted } from "@/lib/format";
import type { Trend } from "@/lib/trend";
import { ScaleBar } from "./ScaleBar";
import { Source } from "./Source";

type Topic = { name: string; mentions: number; trend: Trend };

type Props = { topics: readonly Topic[]; source: string | undefined };

/** What is talked about: each topic's mentions as a bar against the most mentioned, and where they are going. */
export function MentionBars({ topics, source }: Props) {
  const most = Math.max(0, ...topics.map(({ mentions }) => mentions));
  return (
    <>
      <p className="-mt-1 mb-4 text-meta text-muted md:-mt-3">
        Menciones y su tendencia. <Source of={source} />
      </p>
      <ol className="grid grow divide-y divide-rule">
        {topics.map(({ name, mentions, trend }) => (
          <li key={name} className="grid grid-cols-[minmax(0,1fr)_auto] content-center items-baseline gap-x-2 py-2.5">
            <div className="flex flex-wrap items-baseline justify-between gap-x-2">
              <h3 className="font-sans text-small font-bold tracking-normal wrap-anywhere">{name}</h3>
              <p className="figures text-meta text-muted lg:max-xl:basis-full">
                {counted(mentions, "mención", "menciones")}
              </p>
            </div>{" "}
            <Change trend={trend} className="row-span-2 self-center text-standfirst" />
            <ScaleBar value={mentions} most={most} className="mt-1 h-2" />
          </li>
        ))}
      </ol>
    </>
  );
}
