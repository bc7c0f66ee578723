import type { ReactNode } from "react";
import { TimeText } from "@/components/text/TimeText";
import type { Survey } from "@/schema/source";
import { counted, decimal } from "@/lib/format";
import { site } from "@/paper/site";

type Props = {
  of: ReactNode;
  /** What is to be said of the figures before whose they are. */
  children?: ReactNode;
};

/** Whose the figures of a chart are, and of when, and who has drawn it. */
export const Source = ({ of, children }: Props) => (
  <p className="source">
    {children && <>{children} </>}
    {of && <>Fuente: {of}. </>}
    {/* A block keeps its words on one line, unless the newspaper's name is longer than the line. */}
    <span className="inline-block">{`Gráfico: ${site.name}.`}</span>
  </p>
);

/** Whose figures are that stand as type, in small letters under them. */
export const Origin = ({ of }: Pick<Props, "of">) => of && <p className="source">Fuente: {of}.</p>;

type PollProps = Pick<Props, "children"> & { survey: Survey | undefined };

/** The same of a poll: who has asked how many, when, and how far off the shares may be. */
export function PollSource({ survey, children }: PollProps) {
  const asked = survey && (
    <>
      {survey.house}, {counted(survey.interviews, "entrevista", "entrevistas")} {survey.from < survey.to ? "del" : "el"}{" "}
      <TimeText value={survey.from} mode="day" />
      {survey.from < survey.to && [" al ", <TimeText key="to" value={survey.to} mode="day" />]}; margen de error, ±
      {decimal(survey.margin, 1)} puntos
    </>
  );
  return <Source of={asked}>{children}</Source>;
}
