import { Block } from "@/components/Block";
import { Button } from "@/components/Button";
import { TimeText } from "@/components/text/TimeText";
import type { SportItem } from "@/schema/sport";
import { typeset } from "@/lib/typeset";

type Props = { items: SportItem[] };

/** Short pieces of news, a ruled line each. */
export function SportsBriefs({ items }: Props) {
  return (
    <Block
      id="ultimas"
      title="Últimas noticias"
      aside={
        <Button tone="outline" label="Ver Todas las últimas noticias">
          Ver Todas
        </Button>
      }
    >
      <ul className="grid flex-1 divide-y divide-rule border-y border-rule">
        {items.map((item) => (
          <li
            key={item.id}
            id={item.id}
            className="anchor grid grid-cols-[1fr_auto] content-center items-baseline gap-x-4 gap-y-1 py-3 sm:grid-cols-[6rem_1fr_auto]"
          >
            <p className="kicker text-accent">{item.sport}</p>
            <h3 className="grotesk text-standfirst/6 font-bold! max-sm:order-last max-sm:col-span-2">
              {typeset(item.title)}
            </h3>
            <TimeText value={item.time} className="text-right text-meta text-muted" />
          </li>
        ))}
      </ul>
    </Block>
  );
}
