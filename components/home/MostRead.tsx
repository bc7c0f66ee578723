import { Block } from "@/components/Block";
import type { MostReadEntry } from "@/data/schema/home";
import { readings } from "@/lib/format";
import { href } from "@/lib/paths";

/** The most read, with their place and their views. */
export function MostRead({ entries }: { entries: MostReadEntry[] }) {
  return (
    <Block id="mas-leido" title="Más Leído">
      <ol className="divide-y divide-rule border-b border-rule">
        {entries.map((entry) => (
          <li key={entry.id} className="grid grid-cols-[2.5rem_1fr] items-start gap-x-2 py-2.5 first:pt-0">
            <span className="font-serif text-4xl leading-none text-accent">{entry.rank}</span>
            <div>
              <h3 className="text-lg leading-snug">
                <a href={href(entry.href)} className="headline-link">
                  {entry.title}
                </a>
              </h3>
              <p className="mt-1 figures text-xs text-muted">{readings(entry.views)}</p>
            </div>
          </li>
        ))}
      </ol>
    </Block>
  );
}
