import { TimeText } from "@/components/text/TimeText";
import type { Survey } from "@/schema/source";
import { counted, decimal } from "@/lib/format";
import { site } from "@/paper/site";

type Props = { of?: string | undefined };

/** Whose the figures of a chart are, and of when, and who has drawn it. */
export function Source({ of }: Props) {
  return (
    <>
      {of && `Fuente: ${of}. `}
      {/* A block keeps its words on one line, unless the newspaper's name is longer than the line. */}
      <span className="inline-block">{`Gráfico: ${site.name}.`}</span>
    </>
  );
}

/** Whose figures are that stand as type, in small letters under them. */
export const Origin = ({ of }: Props) => of && <p className="source">Fuente: {of}.</p>;

/** The same of a poll: who has asked how many, when, and how far off the shares may be. */
export function PollSource({ survey }: { survey: Survey | undefined }) {
  return (
    <>
      {survey && (
        <>
          Fuente: {survey.house}, {counted(survey.interviews, "entrevista", "entrevistas")}{" "}
          {survey.from < survey.to ? "del" : "el"} <TimeText value={survey.from} mode="day" />
          {survey.from < survey.to && [" al ", <TimeText key="to" value={survey.to} mode="day" />]}; margen de error, ±
          {decimal(survey.margin, 1)} puntos.{" "}
        </>
      )}
      <Source />
    </>
  );
}
