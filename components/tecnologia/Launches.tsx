import type { ReactNode } from "react";
import { Block } from "@/components/Block";
import { Picture } from "@/components/Picture";
import { inRows } from "@/components/rows";
import { Headline } from "@/components/story/Headline";
import { TimeText } from "@/components/text/TimeText";
import type { TechLaunch } from "@/data/schema/tecnologia";

function Datum({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline gap-x-4 xl:block">
      <dt className="w-20 flex-none text-xs text-muted">{name}</dt>
      <dd className="min-w-0 text-sm font-semibold">{children}</dd>
    </div>
  );
}

function Launch({ launch, className }: { launch: TechLaunch; className: string }) {
  return (
    <article id={launch.id} className={`@container grid anchor ${className}`}>
      <div className="flex flex-col gap-x-8 gap-y-4 @2xl:flex-row">
        <Picture
          image={launch.image}
          alt={launch.alt}
          sizes="(width < 48rem) 100vw, (width < 84rem) 47vw, 39rem"
          className="aspect-[8/5] @2xl:w-1/2 @2xl:flex-none"
        />
        <div className="flex flex-1 flex-col">
          <Headline size="xl">{launch.title}</Headline>
          <p className="mt-3 mb-5 text-base text-muted">{launch.description}</p>
          <dl className="mt-auto grid grid-cols-1 gap-x-6 gap-y-1 border-t-2 border-accent py-3 xl:grid-cols-3">
            <Datum name="Empresa">{launch.company}</Datum>
            <Datum name="Categoría">{launch.category}</Datum>
            <Datum name="Fecha">
              <TimeText value={launch.date} mode="short" />
            </Datum>
          </dl>
          <ul aria-label="Etiquetas" className="flex flex-wrap gap-2 border-t border-rule pt-3 text-xs">
            {launch.tags.map((tag) => (
              <li key={tag} className="bg-accent-soft px-2 py-1">
                {tag}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </article>
  );
}

/** Novelties, each over its specifications. */
export function Launches({ launches }: { launches: TechLaunch[] }) {
  return (
    <Block id="lanzamientos" title="Lanzamientos destacados">
      <div className="grid grid-cols-1 gap-x-8 gap-y-12 md:grid-cols-12">
        {inRows(launches, { md: 2, xl: 3 }).map(({ item: launch, span }) => (
          <Launch key={launch.id} launch={launch} className={span} />
        ))}
      </div>
    </Block>
  );
}
