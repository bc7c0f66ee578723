import { Block } from "@/components/Block";
import { SessionChart } from "@/components/charts/SessionChart";
import { Source } from "@/components/charts/Source";
import { Columns } from "@/components/lists/Columns";
import { Picture } from "@/components/Picture";
import { Change } from "@/components/text/Change";
import { TimeText } from "@/components/text/TimeText";
import type { Company, Session } from "@/schema/economia";
import { companyAnchor } from "@/lib/anchors";
import { decimalsOf, euros, millions, signedPercent, weekdayAndDay } from "@/lib/format";
import { reachOf, type Reach } from "@/lib/prices";
import { trendOf } from "@/lib/trend";

type CardProps = { company: Company; session: Session | undefined; reach: Reach };

/** Under a share's line: when the session began and ended, and between them, or under them, the price it is measured against. */
const Axis = ({ company, session }: Pick<CardProps, "company" | "session">) => (
  <p className="mt-3 flex flex-wrap justify-between gap-x-2 border-t border-rule pt-1 text-note text-muted @min-[19.5rem]/company:mt-2">
    {session && (
      <>
        <TimeText value={session.open} mode="clock" /> <span className="sr-only">a </span>
        <span className="order-1">
          <TimeText value={session.close} mode="clock" />
        </span>{" "}
      </>
    )}
    <span className="@min-[19.5rem]/company:order-2 @min-[19.5rem]/company:basis-full">
      cierre anterior{company.previousClose === undefined ? "" : `, ${euros(company.previousClose)}`}
    </span>
  </p>
);

function CompanyCard({ company, session, reach }: CardProps) {
  const { name, sector, logo, price, change, marketCap } = company;
  return (
    <div className="@container/company h-full">
      <div id={companyAnchor(name)} className="company grid h-full target:bg-accent-soft">
        <div className="grid grid-cols-[2.5rem_minmax(0,1fr)] items-start gap-3 area-name">
          <Picture of={{ image: logo, alt: "" }} sizes="2.5rem" box={["aspect-square"]} />
          <div>
            <h3 className="text-headline-6">{name}</h3>
            <p className="text-meta text-muted">{sector}</p>
          </div>
        </div>
        <p className="grid content-start justify-items-start text-small area-price">
          <span className="voiced text-figure-3">{euros(price)}</span>{" "}
          <Change trend={trendOf(change, 2)}>{signedPercent(change, 2)}</Change>
        </p>
        <div className="pt-3 area-figure @min-[19.5rem]/company:pt-0">
          <SessionChart company={company} reach={reach} />
          <Axis company={company} session={session} />
        </div>
        <p className="text-meta area-worth">
          Capitalización <span className="figures font-semibold">{millions(marketCap)}</span>
        </p>
      </div>
    </div>
  );
}

type Props = { companies: Company[]; session: Session | undefined; source: string | undefined };

/** Companies side by side: price, change, the day's line over the last close, and what they are worth. */
export function Companies({ companies, session, source }: Props) {
  const reach = reachOf(companies);
  const [low, high] = reach;
  const day = session ? `Sesión del ${weekdayAndDay(session.open)}` : "Última sesión";
  return (
    <Block id="empresas-destacadas" title="Empresas destacadas">
      <Columns most={4}>
        {companies.map((company) => (
          <CompanyCard key={company.name} company={company} session={session} reach={reach} />
        ))}
      </Columns>
      <Source of={source}>
        {day}, en euros; máximo y mínimo del día. Todos en un mismo eje, de {signedPercent(low, decimalsOf(low))} a{" "}
        {signedPercent(high, decimalsOf(high))} sobre el cierre anterior.
      </Source>
    </Block>
  );
}
