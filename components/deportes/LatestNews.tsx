import { Button } from "@/components/Button";
import { TimeText } from "@/components/text/TimeText";
import type { SportItem } from "@/data/schema/sport";
import { Panel } from "./Panel";

/** Six short pieces of news, a line each. */
export function LatestNews({ items }: { items: SportItem[] }) {
  return (
    <Panel
      id="ultimas"
      title="Últimas noticias"
      aside={
        <Button tone="outline" label="Ver Todas las últimas noticias">
          Ver Todas
        </Button>
      }
    >
      <ul className="divide-y divide-rule border-y border-rule">
        {items.map((item) => (
          <li
            key={item.id}
            id={item.id}
            className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1 py-3.5 anchor sm:grid-cols-[7rem_1fr_auto]"
          >
            <p className="kicker text-accent">{item.sport}</p>
            <h3 className="text-lg leading-snug max-sm:order-last max-sm:col-span-2">{item.title}</h3>
            <p className="figures text-xs text-muted">
              <TimeText value={item.time} />
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
