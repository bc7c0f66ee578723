import { Block } from "@/components/Block";
import { Source } from "@/components/charts/Source";
import { Picture } from "@/components/Picture";
import type { Debate } from "@/schema/opinion";
import { counted, timeLeft } from "@/lib/format";
import { row } from "./Columnists";
import { Scales } from "./Scales";

function Question({ debate }: { debate: Debate }) {
  return (
    <li className={`py-5 first:pt-0 last:pb-0 ${row}`}>
      <div className="grid grid-cols-[minmax(0,1fr)_min(7rem,30%)] gap-x-5 lg:grid-cols-[minmax(0,1fr)_9rem] min-[90rem]:grid-cols-[1fr_12rem]">
        <div>
          <p className="flex flex-wrap items-baseline gap-x-3 text-meta text-muted max-sm:flex-col">
            <span className="kicker text-accent">{debate.category}</span> <span>{timeLeft(debate.timeLeft)}</span>
          </p>
          <h3 className="mt-1 text-headline-5 md:mt-2 md:max-lg:text-headline-4">{debate.title}</h3>
        </div>
        <div>
          <Picture of={debate} sizes="(width < 64rem) 7rem, 12rem" box={["aspect-[8/5]"]} />
        </div>
      </div>
      <Scales debate={debate} />
      <p className="mt-2.5 text-meta text-muted">{counted(debate.participants, "participante", "participantes")}</p>
    </li>
  );
}

/** Questions the readers are settling, with the scales as they stand. */
export function Debates({ debates }: { debates: Debate[] }) {
  return (
    <Block id="debates" title="Debates abiertos">
      <ul className="divide-y divide-rule">
        {debates.map((debate) => (
          <Question key={debate.title} debate={debate} />
        ))}
      </ul>
      <p className="mt-2.5 text-meta text-muted">
        En %. <Source of="lectores que han querido responder, al cierre de la edición, sin valor estadístico" />
      </p>
    </Block>
  );
}
