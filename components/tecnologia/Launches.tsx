import { Block } from "@/components/Block";
import { Dot } from "@/components/text/Dot";
import { Picture } from "@/components/Picture";
import { inRows } from "@/components/rows";
import { Headline } from "@/components/story/Headline";
import { TimeText } from "@/components/text/TimeText";
import type { TechLaunch } from "@/schema/tecnologia";

function Launch({ launch, className }: { launch: TechLaunch; className: string }) {
  return (
    <article
      id={launch.id}
      className={`anchor grid grid-cols-1 content-start items-start gap-x-5 gap-y-3 sm:max-lg:grid-cols-[2fr_3fr] lg:max-w-156 ${className}`}
    >
      <div>
        <p className="kicker text-accent">{launch.category}</p>
        <Headline size="opener" className="mt-1 md:mt-2">
          {launch.title}
        </Headline>
        <p className="mt-2 text-sm text-muted xl:text-base">{launch.description}</p>
        <p className="mt-2 text-xs text-muted">
          {launch.company}
          <Dot />
          <TimeText value={launch.date} mode="short" />
        </p>
        <ul aria-label="Etiquetas" className="dotted mt-2 text-xs font-semibold text-accent">
          {launch.tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      </div>
      <Picture
        of={launch}
        sizes="(width < 36rem) 100vw, (width < 64rem) 38vw, (width < 84rem) 46vw, 39rem"
        box={["aspect-[8/5]", "sm:aspect-[5/4]", "lg:aspect-[5/3]"]}
        className="order-first"
      />
    </article>
  );
}

/** Novelties side by side, each with its maker, its day and its tags. */
export function Launches({ launches }: { launches: TechLaunch[] }) {
  return (
    <Block id="lanzamientos" title="Lanzamientos destacados">
      <div className="grid grid-cols-1 gap-x-8 gap-y-10 lg:grid-cols-12">
        {inRows(launches, { lg: 2 }).map(({ item: launch, span }) => (
          <Launch key={launch.id} launch={launch} className={span} />
        ))}
      </div>
    </Block>
  );
}
