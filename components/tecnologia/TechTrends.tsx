import { Block } from "@/components/Block";
import { Picture } from "@/components/Picture";
import { inRows } from "@/components/rows";
import type { TechTrend } from "@/data/schema/tecnologia";
import { decimalsOf, signedPercent } from "@/lib/format";

type CardProps = { trend: TechTrend; across: number; className: string };

function TrendCard({ trend, across, className }: CardProps) {
  return (
    <li className={`@container grid border-r border-b border-rule ${className}`}>
      <div className="flex flex-col @2xl:flex-row">
        <Picture
          image={trend.image}
          alt={trend.alt}
          sizes={`(width < 36rem) 100vw, (width < 64rem) 48vw, ${Math.ceil(80 / across)}rem`}
          className="aspect-[8/5] @2xl:w-1/2 @2xl:flex-none"
        />
        <div className="flex flex-1 flex-col p-5">
          <h3 className="text-xl">{trend.name}</h3>
          <p className="mt-2 mb-5 text-sm text-muted">{trend.description}</p>
          <p className="mt-auto border-t border-rule pt-3">
            <span className="block text-5xl font-bold tracking-tight text-accent">
              {signedPercent(trend.growth, decimalsOf(trend.growth))}
            </span>
            <span className="mt-1 block text-xs text-muted">Facturación, en un año</span>
          </p>
          <h4 className="mt-5 font-sans text-xs font-semibold tracking-normal text-muted">Empresas</h4>
          <ul className="mt-1 text-sm">
            {trend.companies.map((company) => (
              <li key={company} className="border-t border-rule py-1.5">
                {company}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </li>
  );
}

/** Fields that grow: how much, and whose they are. */
export function TechTrends({ trends }: { trends: TechTrend[] }) {
  return (
    <Block id="tendencias" title="Tendencias tecnológicas">
      <ul className="grid grid-cols-1 border-t border-l border-rule sm:grid-cols-12">
        {inRows(trends, { sm: 2, lg: 4 }).map(({ item: trend, span, across }) => (
          <TrendCard key={trend.name} trend={trend} across={across} className={span} />
        ))}
      </ul>
    </Block>
  );
}
