import { Block } from "@/components/Block";
import { reachOf, SessionChart, type Reach } from "@/components/charts/SessionChart";
import { Source } from "@/components/charts/Source";
import { Picture } from "@/components/Picture";
import { inRows } from "@/components/rows";
import { Change } from "@/components/text/Change";
import { TimeText } from "@/components/text/TimeText";
import type { Company, Session } from "@/schema/economia";
import { companyAnchor } from "@/lib/anchor";
import { decimalsOf, euros, millions, signedPercent, weekdayAndDay } from "@/lib/format";
import { trendOf } from "@/lib/trend";

type CardProps = { company: Company; session: Session | undefined; reach: Reach; className: string };

/** What stands under a share's line: the session's hours, and between them the price it is measured against. */
function Axis({ company, session }: Pick<CardProps, "company" | "session">) {
  return (
    <p className="mt-1.5 flex flex-wrap justify-between gap-x-2 border-t border-rule pt-1 text-note text-muted">
      {session && (
        <>
          <TimeText value={session.open} mode="clock" /> <span className="sr-only">a </span>
          <TimeText value={session.close} mode="clock" className="order-2" />{" "}
        </>
      )}
      <span>cierre anterior{company.previousClose === undefined ? "" : `, ${euros(company.previousClose)}`}</span>
    </p>
  );
}

function CompanyCard({ company, session, reach, className }: CardProps) {
  return (
    <li
      id={companyAnchor(company.name)}
      className={`row-span-4 grid grid-rows-subgrid gap-y-0 border-l border-rule px-4 target:bg-accent-soft max-sm:not-first:border-t max-sm:not-first:pt-5 ${className}`}
    >
      <div className="flex items-start gap-3">
        <Picture
          of={{ image: company.logo, alt: "" }}
          sizes="2.5rem"
          box={["aspect-square"]}
          className="w-10 flex-none lg:max-xl:w-9"
        />
        <div className="min-w-0">
          <h3 className="text-headline-5 lg:max-xl:text-standfirst lg:max-xl:leading-tight">{company.name}</h3>
          <p className="text-meta text-muted">{company.sector}</p>
        </div>
      </div>
      <p className="mt-3 flex flex-wrap items-baseline gap-x-3">
        <span className="figures text-headline-4 font-bold">{euros(company.price)}</span>{" "}
        <Change trend={trendOf(company.change, 2)} className="text-small">
          {signedPercent(company.change, 2)}
        </Change>
      </p>
      <div className="pt-5">
        <SessionChart company={company} reach={reach} />
        <Axis company={company} session={session} />
      </div>
      <p className="mt-2 text-meta">
        Capitalización <span className="figures font-semibold">{millions(company.marketCap)}</span>
      </p>
    </li>
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
      <div className="overflow-hidden">
        <ul className="parted grid grid-cols-1 gap-y-6 max-sm:pt-2 sm:grid-cols-12 sm:gap-y-8">
          {inRows(companies, { sm: 2, lg: 4 }).map(({ item: company, span }) => (
            <CompanyCard key={company.name} company={company} session={session} reach={reach} className={span} />
          ))}
        </ul>
      </div>
      <p className="mt-4 text-meta text-muted">
        {day}, en euros; máximo y mínimo del día. Todos en un mismo eje, de {signedPercent(low, decimalsOf(low))} a{" "}
        {signedPercent(high, decimalsOf(high))} sobre el cierre anterior. <Source of={source} />
      </p>
    </Block>
  );
}
