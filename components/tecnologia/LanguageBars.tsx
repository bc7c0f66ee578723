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
  const place = fits(language, axis)
    ? "sm:absolute sm:inset-y-0 sm:left-3 sm:flex sm:items-center sm:text-on-accent"
    : "sm:order-1 sm:pl-2";
  return (
    <li className="relative mt-2 flex flex-wrap items-center pr-26 sm:flex-nowrap">
      <h3 className={`font-sans text-small font-semibold tracking-normal max-sm:w-full ${place}`}>{language.name}</h3>
      <Bar axis={axis} value={language.percentage} className="h-4 sm:h-8" />
      <p className="order-2 -mr-26 flex flex-none items-center gap-x-1.5 pl-2 text-small">
        <span className="figures font-bold whitespace-nowrap">{percent(language.percentage)}</span>{" "}
        <Change trend={language.trend} />
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
      <p className="-mt-1 mb-3 text-meta text-muted md:-mt-3 [&_time]:whitespace-nowrap">
        Porcentaje de programadores que usan cada lenguaje y su tendencia. <PollSource survey={survey} />
      </p>
      <ol className="flex flex-1 flex-col justify-between">
        {languages.map((language) => (
          <LanguageBar key={language.name} language={language} axis={axis} />
        ))}
      </ol>
    </Block>
  );
}
