import { Block } from "@/components/Block";
import type { MostReadEntry } from "@/data/schema/home";
import { readings } from "@/lib/format";
import { href } from "@/lib/paths";

/** The most read, with their place and their views; the first is set larger. */
export function MostRead({ entries }: { entries: MostReadEntry[] }) {
  return (
    <Block id="mas-leido" title="Más Leído">
      <ol>
        {entries.map((entry, index) => (
          <li
            key={entry.id}
            className="grid grid-cols-[1.5rem_1fr] gap-x-3 border-rule py-1.5 not-last:border-b first:pt-0 last:pb-0 md:py-3"
          >
            <span className="font-serif text-3xl leading-none text-accent">{entry.rank}</span>
            <div>
              <h3 className={index === 0 ? "text-xl" : "text-lg leading-tight"}>
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
