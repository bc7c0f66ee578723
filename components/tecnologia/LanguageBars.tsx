import { scaleLinear } from "d3-scale";
import { Block } from "@/components/Block";
import { Bar, type Axis } from "@/components/charts/Bars";
import { PollSource } from "@/components/charts/Source";
import { Change } from "@/components/text/Change";
import type { Survey } from "@/schema/source";
import type { Language } from "@/schema/tecnologia";
import { percent } from "@/lib/format";

/** The pixels that the longest bar has at the least where names stand in bars, and those that a letter of a name takes. */
const TRACK = 400;
const LETTER = 9.5;
const PADDING = 24;

/** Whether a language's name has room in its bar. */
const fits = ({ name, percentage }: Language, axis: Axis) =>
  (axis(percentage) / 100) * TRACK >= name.length * LETTER + PADDING;

function LanguageBar({ language, axis }: { language: Language; axis: Axis }) {
  return (
    <li className="mt-2 grid grid-cols-[minmax(0,1fr)_6.5rem] items-end gap-x-2 sm:items-center">
      <div className="language-bar relative flex flex-wrap items-center sm:flex-nowrap">
        <h3
          className={`language-name font-sans text-small font-semibold max-sm:w-full sm:order-1 sm:pl-2 ${fits(language, axis) ? "in-bar" : ""}`}
        >
          {language.name}
        </h3>
        <Bar axis={axis} value={language.percentage} />
      </div>
      <p className="flex items-center gap-2 text-small">
        <span className="figures font-semibold">{percent(language.percentage)}</span> <Change trend={language.trend} />
      </p>
    </li>
  );
}

type Props = { languages: Language[]; survey: Survey | undefined };

/** How many use each language, and where it is going. */
export function LanguageBars({ languages, survey }: Props) {
  const most = Math.max(0, ...languages.map(({ percentage }) => percentage));
  const axis = scaleLinear([0, most || 1], [0, 100]);
  return (
    <Block id="lenguajes" title="Lenguajes más usados">
      <p className="text-meta text-muted">
        Porcentaje de programadores que usan cada lenguaje y su tendencia. <PollSource survey={survey} />
      </p>
      <ol>
        {languages.map((language) => (
          <LanguageBar key={language.name} language={language} axis={axis} />
        ))}
      </ol>
    </Block>
  );
}
