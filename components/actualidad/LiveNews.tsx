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

/** The day as it comes in, the last first. */
export function LiveNews({ items }: { items: LiveItem[] }) {
  return (
    <Block id="en-vivo" title={<Title />} className="lg:flex lg:grow-2 lg:flex-col">
      <ol className="grid grow divide-y divide-rule">
        {items.map((item) => (
          <li key={item.title} className="py-5 first:pt-0 lg:last:pb-0">
            <p className="flex flex-wrap items-baseline gap-x-2">
              <TimeText
                value={item.time}
                mode="clock"
                className="figures font-serif text-2xl leading-none font-semibold text-accent"
              />{" "}
              <span className="kicker kicker-rest">{item.category}</span>
            </p>
            <h3 className="mt-1 text-xl lg:text-2xl">{item.title}</h3>
          </li>
        ))}
      </ol>
    </Block>
  );
}
