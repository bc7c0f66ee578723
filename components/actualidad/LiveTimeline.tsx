import { Block } from "@/components/Block";
import { TimeText } from "@/components/text/TimeText";
import type { LiveItem } from "@/data/schema/actualidad";

function Title() {
  return (
    <span className="flex items-center gap-2.5">
      En Vivo
      <span className="live-dot text-accent" aria-hidden="true" />
    </span>
  );
}

/** The day as it comes in, the last first, on one line of time. */
export function LiveTimeline({ items }: { items: LiveItem[] }) {
  return (
    <Block id="en-vivo" title={<Title />} className="flex-1 lg:flex lg:flex-col">
      <ol className="relative space-y-6 border-l-2 border-accent pl-5 lg:flex lg:flex-1 lg:flex-col lg:justify-between">
        {items.map((item) => (
          <li key={item.title} className="relative">
            <span
              className="absolute top-1 -left-[1.6875rem] size-3 rounded-full border-2 border-accent bg-paper"
              aria-hidden="true"
            />
            <p className="flex flex-wrap items-baseline gap-x-3">
              <TimeText value={item.time} mode="clock" className="figures text-sm font-bold text-accent" />
              <span className="kicker text-muted">{item.category}</span>
            </p>
            <h3 className="mt-1 text-xl">{item.title}</h3>
          </li>
        ))}
      </ol>
    </Block>
  );
}
