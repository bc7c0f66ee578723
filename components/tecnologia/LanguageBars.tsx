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

/** Where a language's name stands on all but phones: in its bar, beside it, or over it where neither has room. */
function placeOf({ name, percentage }: Language, axis: Axis): string {
  const bar = (axis(percentage) / 100) * TRACK;
  const length = name.length * LETTER + PADDING;
  if (bar >= length) return "in-bar max-sm:w-full";
  return TRACK - bar >= length ? "max-sm:w-full sm:order-1 sm:pl-2" : "w-full";
}

const LanguageBar = ({ language, axis }: { language: Language; axis: Axis }) => (
  <li className="language-bar relative mt-2 mr-24 flex flex-wrap items-center text-small sm:mt-3">
    <h3 className={`language-name font-sans font-semibold ${placeOf(language, axis)}`}>{language.name}</h3>
    <Bar axis={axis} value={language.percentage} />
    {/* At its bar's end, as a figure that takes no room: of the longest it stands in the margin. */}
    <p className="order-last -mr-24 flex w-24 items-center gap-x-2 pl-2 figures font-semibold">
      {percent(language.percentage)} <Change trend={language.trend} />
    </p>
  </li>
);

/** How many use each language, and where it is going. */
export function LanguageBars({ languages, survey }: { languages: Language[]; survey: Survey | undefined }) {
  const most = Math.max(0, ...languages.map(({ percentage }) => percentage));
  const axis = scaleLinear([0, most || 1], [0, 100]);
  return (
    <Block id="lenguajes" title="Lenguajes más usados">
      <ol>
        {languages.map((language) => (
          <LanguageBar key={language.name} language={language} axis={axis} />
        ))}
      </ol>
      <PollSource survey={survey}>Porcentaje de programadores que usan cada lenguaje y su tendencia.</PollSource>
    </Block>
  );
}
