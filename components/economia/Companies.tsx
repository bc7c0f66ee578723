import { Block } from "@/components/Block";
import { Sparkline } from "@/components/charts/Sparkline";
import { Picture } from "@/components/Picture";
import { inRows } from "@/components/rows";
import { Change, trendOf } from "@/components/text/Change";
import type { Company } from "@/data/schema/economia";
import { euros, millions, signedPercent } from "@/lib/format";

function CompanyCard({ company, className }: { company: Company; className: string }) {
  return (
    <li className={`flex flex-col border-r border-b border-rule p-5 ${className}`}>
      <div className="flex items-center gap-4">
        <Picture image={company.logo} alt="" sizes="3.5rem" className="aspect-square w-14 flex-none" />
        <div className="min-w-0">
          <h3 className="text-xl">{company.name}</h3>
          <p className="text-sm text-muted">{company.sector}</p>
        </div>
      </div>
      <Sparkline series={company.series} change={company.change} className="mt-auto max-h-28 w-full pt-5" />
      <dl className="mt-4 grid grid-cols-[minmax(0,1fr)_auto] border-t border-rule text-sm">
        <dt className="py-1.5 text-muted">Cotización</dt>
        <dd className="py-1.5 text-right figures text-lg font-semibold">{euros(company.price)}</dd>
        <dt className="border-t border-rule py-1.5 text-muted">Variación</dt>
        <dd className="border-t border-rule py-1.5 text-right">
          <Change trend={trendOf(company.change)}>{signedPercent(company.change, 2)}</Change>
        </dd>
        <dt className="border-t border-rule py-1.5 text-muted">Capitalización</dt>
        <dd className="border-t border-rule py-1.5 text-right figures">{millions(company.marketCap)}</dd>
      </dl>
    </li>
  );
}

/** Companies side by side: price, change and worth in lines that one can compare. */
export function Companies({ companies }: { companies: Company[] }) {
  return (
    <Block id="empresas-destacadas" title="Empresas destacadas">
      <ul className="grid grid-cols-1 border-t border-l border-rule sm:grid-cols-12">
        {inRows(companies, { sm: 2, lg: 4 }).map(({ item: company, span }) => (
          <CompanyCard key={company.name} company={company} className={span} />
        ))}
      </ul>
    </Block>
  );
}
