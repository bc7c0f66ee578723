import { Block } from "@/components/Block";
import { ShareBar } from "@/components/charts/ShareBar";
import type { Hashtag } from "@/data/schema/actualidad";
import { Change } from "@/components/text/Change";
import { counted } from "@/lib/format";

/** Hashtags, each with a bar against the most mentioned. */
export function Hashtags({ trends }: { trends: Hashtag[] }) {
  const most = Math.max(1, ...trends.map((trend) => trend.mentions));
  return (
    <Block id="tendencias" title="Tendencias">
      <ol className="space-y-5">
        {trends.map((trend) => (
          <li key={trend.name}>
            <h3 className="text-xl leading-snug wrap-anywhere">{trend.name}</h3>
            <p className="flex items-center gap-2 figures text-xs text-muted">
              {counted(trend.mentions, "mención", "menciones")} <Change trend={trend.trend} />
            </p>
            <ShareBar
              shares={[{ value: Math.round((trend.mentions / most) * 100), className: "fill-accent" }]}
              className="mt-1.5 h-1.5"
            />
          </li>
        ))}
      </ol>
    </Block>
  );
}
