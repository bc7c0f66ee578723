import { Block } from "@/components/Block";
import { Change } from "@/components/text/Change";
import type { Language } from "@/data/schema/tecnologia";
import { percent } from "@/lib/format";

const MARK = 10;

/** A bar over marks at every ten per cent. */
function Bar({ value, end }: { value: number; end: number }) {
  const marks = Array.from({ length: Math.floor(end / MARK) }, (_, index) => (index + 1) * MARK);
  return (
    <svg
      viewBox={`0 0 ${end} 10`}
      preserveAspectRatio="none"
      className="block h-7 w-full"
      aria-hidden="true"
      focusable="false"
    >
      <path
        d={`M0 0V10${marks.map((mark) => `M${mark} 0V10`).join("")}`}
        vectorEffect="non-scaling-stroke"
        className="stroke-rule"
      />
      <rect y="2" width={value} height="6" className="fill-accent" />
    </svg>
  );
}

/** How many use each language, and where it is going. */
export function LanguageBars({ languages }: { languages: Language[] }) {
  const longest = Math.max(...languages.map((language) => language.percentage));
  const end = Math.ceil(longest / 5) * 5;
  return (
    <Block id="lenguajes" title="Lenguajes más usados" className="flex h-full flex-col">
      <p className="-mt-3 mb-4 text-sm text-muted">
        Porcentaje de programadores que usan cada lenguaje y su tendencia.
      </p>
      <ol className="flex flex-1 flex-col border-b border-rule">
        {languages.map((language) => (
          <li
            key={language.name}
            className="grid flex-1 grid-cols-[minmax(0,1fr)_auto_1.5rem] items-center gap-x-3 gap-y-1 border-t border-rule py-2.5 sm:grid-cols-[7rem_minmax(0,1fr)_4.5rem_1.5rem]"
          >
            <h3 className="font-sans text-base font-semibold tracking-normal">{language.name}</h3>
            <div className="max-sm:order-last max-sm:col-span-3">
              <Bar value={language.percentage} end={end} />
            </div>
            <span className="text-right figures font-semibold">{percent(language.percentage)}</span>
            <Change trend={language.trend} className="justify-self-end" />
          </li>
        ))}
      </ol>
    </Block>
  );
}
