import type { ReactNode } from "react";
import { Block } from "@/components/Block";
import { Picture } from "@/components/Picture";
import { Headline } from "@/components/story/Headline";
import { TimeText } from "@/components/text/TimeText";
import type { TechLaunch } from "@/data/schema/tecnologia";

function Datum({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline gap-x-4 xl:block">
      <dt className="w-20 text-xs text-muted">{name}</dt>
      <dd className="text-sm font-semibold">{children}</dd>
    </div>
  );
}

function Launch({ launch }: { launch: TechLaunch }) {
  return (
    <article id={launch.id} className="flex flex-col anchor">
      <Picture
        image={launch.image}
        alt={launch.alt}
        sizes="(width < 48rem) 100vw, (width < 84rem) 47vw, 39rem"
        className="aspect-[8/5]"
      />
      <Headline size="xl" className="mt-4">
        {launch.title}
      </Headline>
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
    </article>
  );
}

/** Two novelties, each over its specifications. */
export function Launches({ launches }: { launches: TechLaunch[] }) {
  return (
    <Block id="lanzamientos" title="Lanzamientos destacados">
      <div className="grid grid-cols-1 gap-x-8 gap-y-12 md:grid-cols-2">
        {launches.map((launch) => (
          <Launch key={launch.id} launch={launch} />
        ))}
      </div>
    </Block>
  );
}
