import { max } from "d3-array";
import { scaleLinear } from "d3-scale";
import { Block } from "@/components/Block";
import { Bar, type Axis } from "@/components/charts/Bars";
import { Change } from "@/components/text/Change";
import type { Language } from "@/data/schema/tecnologia";
import { percent } from "@/lib/format";

/** The pixels that the longest bar has at the least where names stand in bars, and those that a letter of a name takes. */
const TRACK = 400;
const LETTER = 9.5;
const PADDING = 24;

/** Whether a language's name has room in its bar. */
const fits = ({ name, percentage }: Language, axis: Axis) =>
  (axis(percentage) / 100) * TRACK >= name.length * LETTER + PADDING;

function LanguageBar({ language, axis }: { language: Language; axis: Axis }) {
  const inside = fits(language, axis);
  return (
    <li className="grid grid-cols-1 py-1">
      <h3
        className={`z-1 self-center font-sans text-sm font-semibold tracking-normal ${inside ? "sm:col-start-1 sm:row-start-1 sm:pl-3 sm:text-on-accent" : ""}`}
      >
        {language.name}
      </h3>
      <div className="mr-26 flex items-center sm:col-start-1 sm:row-start-1">
        <Bar axis={axis} value={language.percentage} className="h-4 sm:h-9" />
        <p className="flex flex-none items-center gap-x-1.5 pl-2 text-sm">
          <span className="figures font-bold whitespace-nowrap">{percent(language.percentage)}</span>{" "}
          <Change trend={language.trend} />
        </p>
      </div>
    </li>
  );
}

/** How many use each language, and where it is going. */
export function LanguageBars({ languages }: { languages: Language[] }) {
  const axis = scaleLinear([0, max(languages, ({ percentage }) => percentage) || 1], [0, 100]);
  return (
    <Block id="lenguajes" title="Lenguajes más usados">
      <p className="-mt-3 mb-3 text-sm text-muted">
        Porcentaje de programadores que usan cada lenguaje y su tendencia. Gráfico de elaboración propia.
      </p>
      <ol>
        {languages.map((language) => (
          <LanguageBar key={language.name} language={language} axis={axis} />
        ))}
      </ol>
    </Block>
  );
}
